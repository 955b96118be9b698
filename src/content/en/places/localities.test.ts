import { expect, test } from 'vitest'
import { furtherLocalities as furtherHindi } from '#content-hi/places/further-localities.ts'
import { localities as hindiLocalities } from '#content-hi/places/localities.ts'
import { cities } from '#upstream/seed/places.ts'
import { furtherLocalities } from './further-localities.ts'
import { localities } from './localities.ts'

const english: Record<string, string> = { ...localities, ...furtherLocalities }
const hindi: Record<string, string> = { ...hindiLocalities, ...furtherHindi }

test('every city with localities is served', () => {
  const served = new Set<string>(cities.map(({ id }) => id))
  expect(Object.keys(english).filter((id) => !served.has(id))).toEqual([])
})

test.each(Object.entries(english))('the localities of %s are unique and all translated', (id, text) => {
  const names = text.split(', ')
  const hindiNames = hindi[id]?.split(', ') ?? []
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(hindiNames).size).toBe(names.length)
  expect(hindiNames.filter((name) => !/\p{Script=Devanagari}|^(?:NIT|CDA)$/u.test(name))).toEqual([])
})
