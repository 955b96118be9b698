import { expect, test } from 'vitest'
import { type Findings, sheetOf } from './sheet.ts'

const good: Findings = {
  requests: 1_234,
  errors: [],
  sent: ['a', 'b'],
  received: ['a', 'b', 'a'],
  dead: 0,
  staleDuring: 56,
  staleAtEnd: [],
  recovered: { 'the API': 1_500 },
}

test('a drill in which nobody noticed anything is passed', () => {
  const { lines, isPassed } = sheetOf(good)
  expect(isPassed).toBe(true)
  expect(lines.join('\n')).toMatch(/received more than once +1\n/)
  expect(lines.join('\n')).toMatch(/time to recover +the API 1\.5 s/)
})

test.each<[string, Partial<Findings>]>([
  ['a visitor saw an error', { errors: ['/: 503'] }],
  ['a message was lost', { received: ['a'] }],
  ['a message came that nobody was told of', { received: ['a', 'b', 'c'] }],
  ['nobody wrote', { sent: [], received: [] }],
  ['a message is a dead letter', { dead: 1 }],
  ['a page stays old', { staleAtEnd: ['/blog'] }],
])('a drill in which %s is not', (_, change) => {
  const { lines, isPassed } = sheetOf({ ...good, ...change })
  expect(isPassed).toBe(false)
  expect(lines.filter((line) => line.endsWith('MISSED'))).toHaveLength(1)
})
