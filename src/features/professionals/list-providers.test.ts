import { expect, test } from 'vitest'
import { everybodyOnce } from './list-providers.tsx'

const provider = (id: string) => ({ id })

test('a provider on two pages of a changed list is shown once, at the first position', () => {
  const pages = [{ data: [provider('a'), provider('b')] }, { data: [provider('b'), provider('c')] }]
  expect(everybodyOnce(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
