import { expect, test } from 'vitest'
import { everybodyOnce } from './list-people.tsx'

const person = (id: string) => ({ id })

test('who is on two pages of a list that changed is shown once, in the first place', () => {
  const pages = [{ data: [person('a'), person('b')] }, { data: [person('b'), person('c')] }]
  expect(everybodyOnce(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
