import { expect, test } from 'vitest'
import { getBudgets, isBroken, toLine } from './compare.ts'

const limits = { 'script of the home page, bytes': 2048, 'elements of the home page': 10 }

test('a measurement at its limit passes', () => {
  const budgets = getBudgets(limits, {
    'script of the home page, bytes': 2048,
    'elements of the home page': 9,
  })
  expect(budgets.filter(isBroken)).toEqual([])
  expect(budgets.map(toLine)).toEqual([
    'ok      script of the home page: 2.0 KiB of 2.0 KiB',
    'ok      elements of the home page: 9 of 10',
  ])
})

test('a measurement above its limit is reported with the difference', () => {
  const budgets = getBudgets(limits, {
    'script of the home page, bytes': 3072,
    'elements of the home page': 12,
  })
  expect(budgets.filter(isBroken).map(toLine)).toEqual([
    'BROKEN  script of the home page: 3.0 KiB of 2.0 KiB, 1.0 KiB too much',
    'BROKEN  elements of the home page: 12 of 10, 2 too much',
  ])
})

test('a limit without a measurement fails', () => {
  expect(getBudgets(limits, { 'elements of the home page': 10 }).filter(isBroken).map(toLine)).toEqual([
    'BROKEN  script of the home page: was not measured',
  ])
})
