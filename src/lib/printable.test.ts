import { expect, test } from 'vitest'
import { firstUnits, isInvisible, toPrintable } from './printable.ts'

test.each([
  ['a🙂b', 1, 'a'],
  ['a🙂b', 2, 'a'],
  ['a🙂b', 3, 'a🙂'],
  ['नल', 5, 'नल'],
  ['🙂', 0, ''],
])('%j cut to %i units is %j', (text, limit, cut) => {
  expect(firstUnits(text, limit)).toBe(cut)
})

test('a text keeps joiners, which Indian scripts and emoji need', () => {
  expect(toPrintable('क्\u200dष 👩\u200d🔧', 50)).toBe('क्\u200dष 👩\u200d🔧')
  expect(isInvisible('\u200d\u200e\ufeff\u2800 \u202e')).toBe(true)
})
