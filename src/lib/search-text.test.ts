import { expect, test } from 'vitest'
import { LONGEST_SEARCH, searchText } from './search-text.ts'

test('blanks around and inside the text are made one', () => {
  expect(searchText('  tap   leaking\n')).toBe('tap leaking')
})

test('no text and blank text are empty', () => {
  expect(searchText(undefined)).toBe('')
  expect(searchText('   ')).toBe('')
})

test('very long text is cut', () => {
  expect(searchText('a'.repeat(5_000))).toBe('a'.repeat(LONGEST_SEARCH))
})

test('a sign of two units is never cut in half', () => {
  expect(searchText(`${'a'.repeat(119)}🪛🪛`)).toBe(`${'a'.repeat(119)}🪛`)
})
