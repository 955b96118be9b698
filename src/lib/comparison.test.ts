import { expect, test } from 'vitest'
import { readComparison } from './comparison.ts'

const asha = { id: 'asha', name: 'Asha' }

test('what was chosen on an earlier page is there again', () => {
  const stored = JSON.stringify({ people: [asha], job: 'leak-repair' })
  expect(readComparison(stored)).toEqual({ people: [asha], job: 'leak-repair' })
})

test.each([null, '', '{', 'null', '7', '[]', '{}', '{"people":3}'])('of %s nobody is read', (stored) => {
  expect(readComparison(stored)).toEqual({ people: [] })
})

test('what is no person is left out, and so is who would be the fifth', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `p${index}`, name: 'P' }))
  const { people } = readComparison(JSON.stringify({ people: [null, 7, { id: 1 }, ...many], job: 3 }))
  expect(people.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3'])
})
