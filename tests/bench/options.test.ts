import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without options a bench has three rounds with one and with 32 connections', () => {
  expect(readOptions([])).toMatchObject({
    mode: 'load',
    repeats: 3,
    connections: [1, 32],
    only: [],
    build: true,
  })
})

test('a load is bounded, and what is no number is refused', () => {
  expect(readOptions(['--seconds', '9999', '--only', 'cached-home,peer'])).toMatchObject({
    seconds: 60,
    only: ['cached-home', 'peer'],
  })
  expect(() => readOptions(['--seconds', 'many'])).toThrow('not a number')
})

test('the memory is watched for five minutes unless it is said otherwise', () => {
  expect(readOptions(['--memory']).seconds).toBe(300)
  expect(readOptions(['--memory', '--seconds', '90']).seconds).toBe(90)
})

test('a phone is six times slower and visits five times unless it is said otherwise', () => {
  expect(readOptions(['--phone'])).toMatchObject({ mode: 'phone', throttling: 6, repeats: 5 })
  expect(readOptions(['--phone', '--throttling', '4', '--repeats', '1'])).toMatchObject({
    throttling: 4,
    repeats: 1,
  })
})

test('Lighthouse is told how often to visit', () => {
  expect(readOptions(['--lighthouse', '5'])).toMatchObject({ mode: 'lighthouse', repeats: 5 })
})

test('one run measures one thing', () => {
  expect(() => readOptions(['--phone', '--memory'])).toThrow('two runs')
})
