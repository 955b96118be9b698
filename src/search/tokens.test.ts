import { expect, test } from 'vitest'
import { searchable } from './search-index.ts'
import { tokenize } from './tokens.ts'

test.each([
  ['  Fan, NOT working!! ', ['fan', 'not', 'working']],
  ['A.C. repair', ['ac', 'repair']],
  ['a/c', ['ac']],
  ['décor नल', ['decor', 'nal']],
  ['sub\u00admer\u200dsible', ['submersible']],
  ["don't", ['dont']],
  ['"tap" AND* NEAR(x) -y : %', ['tap', 'and', 'near', 'x', 'y']],
  ['!?', []],
])('%j is read as %j', (text, words) => {
  expect(tokenize(text)).toEqual(words)
})

test('a text is printable, well-formed, with single spaces and at most 120 characters', () => {
  expect(searchable('  tap \u0000\u2028 leak\n')).toBe('tap leak')
  expect(searchable('x'.repeat(10_000))).toBe('x'.repeat(120))
  expect(() => encodeURIComponent(searchable('\ud83d tap'))).not.toThrow()
})
