import { expect, test } from 'vitest'
import { type Alert, nextStep, rules, type Signals } from './watch.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const NOW = Date.UTC(2026, 10, 22)

const well: Signals = {
  now: NOW,
  waiting: 0,
  oldestAt: undefined,
  dead: 0,
  answers: { answers: 1_000, faults: 0 },
  apiFault: undefined,
}
const brokenBy = (signals: Partial<Signals>) =>
  rules.filter((rule) => rule.broken({ ...well, ...signals })).map(({ name }) => name)

test.each<[string, Partial<Signals>, Array<string>]>([
  ['all is well', {}, []],
  ['a message of an hour ago waits', { waiting: 1, oldestAt: NOW - HOUR_MS }, []],
  ['a message waits for a day', { waiting: 1, oldestAt: NOW - 24 * HOUR_MS - 1 }, ['messages waiting']],
  ['the API has refused one', { dead: 1 }, ['dead letters']],
  ['few faults of few answers', { answers: { answers: 12, faults: 9 } }, []],
  ['many faults of very many answers', { answers: { answers: 1_000, faults: 50 } }, []],
  ['a share of faults', { answers: { answers: 1_000, faults: 51 } }, ['server errors']],
  ['the API does not answer', { apiFault: 'timeout' }, ['API down']],
])('%s', (_, signals, expected) => {
  expect(brokenBy(signals)).toEqual(expected)
})

const [atOnce] = rules
const pending = rules.at(-1)
if (!atOnce || !pending) throw new Error('there are rules')

const alert = (raised_id: string | null, sinceMs: number, seenMs = 0): Alert => ({
  rule: 'x',
  first_seen_at: NOW - sinceMs,
  last_seen_at: NOW - seenMs,
  raised_id,
})

test('what has to be said at once is said at the first sight, and not again', () => {
  expect(nextStep(atOnce, true, undefined, NOW)).toBe('raise')
  expect(nextStep(atOnce, true, alert('a', HOUR_MS), NOW)).toBe('see')
  expect(nextStep(atOnce, false, undefined, NOW)).toBe('nothing')
})

test('an API that missed one call is nothing to be told of; at the next run it is', () => {
  expect(nextStep(pending, true, undefined, NOW)).toBe('notice')
  expect(nextStep(pending, false, alert(null, 5 * MINUTE_MS), NOW)).toBe('forget')
  expect(nextStep(pending, true, alert(null, MINUTE_MS), NOW)).toBe('see')
  expect(nextStep(pending, true, alert(null, 5 * MINUTE_MS), NOW)).toBe('raise')
})

test('the all-clear comes when all was well for half an hour', () => {
  expect(nextStep(atOnce, false, alert('a', HOUR_MS, 29 * MINUTE_MS), NOW)).toBe('nothing')
  expect(nextStep(atOnce, false, alert('a', HOUR_MS, 30 * MINUTE_MS), NOW)).toBe('clear')
})
