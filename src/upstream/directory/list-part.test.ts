import { expect, test } from 'vitest'
import { samplePeople } from '#upstream/seed/providers/sample-people.ts'
import { entryOf, packEntries, unpackEntries } from './list-part.ts'

test('entries come out of a row as they went in', () => {
  const entries = samplePeople().slice(0, 50).map(entryOf)
  expect(unpackEntries(packEntries(entries))).toEqual(entries)
})

test('names that cannot stand in an address are no filters', () => {
  const [person] = samplePeople()
  const entry = person && entryOf({ ...person, areas: ['🙂', '<script>', 'Fort Kochi', 'कोच्चि'] })
  expect(entry?.areas.map(({ value }) => value)).toEqual(['script', 'fort-kochi', 'कोच्चि'])
})
