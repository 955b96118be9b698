import { expect, test } from 'vitest'
import { toAmounts } from './duration.ts'

test.each<[number, number, string]>([
  [30, 60, '30 minutes, 60 minutes'],
  [45, 45, '45 minutes, 45 minutes'],
  [60, 90, '60 minutes, 90 minutes'],
  [45, 120, '45 minutes, 2 hours'],
  [75, 150, '75 minutes, 2½ hours'],
  [90, 180, '1½ hours, 3 hours'],
  [120, 420, '2 hours, 7 hours'],
  [300, 960, '5 hours, 2 days'],
  [240, 720, '4 hours, 1½ days'],
  [480, 960, '1 days, 2 days'],
  [1920, 4320, '4 days, 9 days'],
])('%i to %i minutes are %s', (from, to, expected) => {
  const amounts = toAmounts([from, to])
  const say = ({ count, unit }: (typeof amounts)['from']) => `${count} ${unit}`
  expect(`${say(amounts.from)}, ${say(amounts.to)}`).toBe(expected)
})
