import { expect, test } from 'vitest'
import { everybodyOnce } from './list-providers.tsx'

const provider = (id: string) => ({ id })

test('who is on two pages of a list that changed is shown once, in the first place', () => {
  const pages = [{ data: [provider('a'), provider('b')] }, { data: [provider('b'), provider('c')] }]
  expect(everybodyOnce(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
