import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const entry = (id: string) => ({ id })

test('an entry is listed once, at its first position, when it is on two pages of a changed list', () => {
  const pages = [{ data: [entry('a'), entry('b')] }, { data: [entry('b'), entry('c')] }]
  expect(withoutRepeats(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
