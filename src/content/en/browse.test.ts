import { expect, test } from 'vitest'
import * as hindi from '#content-hi/browse.ts'
import type { Price } from '#lib/listed.ts'
import { priceScope } from './browse.ts'

const ofKind = (kind: Price['kind']): Price => ({ amount: 399, kind })

test.each([
  ['English', priceScope, /\bsample profiles?\b/, /professional/],
  ['Hindi', hindi.priceScope, /नमूना प्रोफ़ाइल/, /कारीगर/],
])('the %s scope of a price names sample profiles when a sample names it', (_, scopeOf, samples, people) => {
  for (const [count, place] of [
    [12, 'Pune'],
    [1, 'Pune'],
    [undefined, 'Pune'],
    [12, undefined],
  ] as const) {
    expect(scopeOf(ofKind('sample'), count, place)).toMatch(samples)
    expect(scopeOf(ofKind('sample'), count, place)).not.toMatch(people)
    expect(scopeOf(ofKind('provider'), count, place)).not.toMatch(samples)
  }
  for (const kind of ['sample', 'provider'] as const)
    expect(scopeOf(ofKind(kind), 12, undefined)).toMatch(/India|भारत/)
  expect(scopeOf(ofKind('usual'), 12, 'Pune')).toBe('')
})

test.each([priceScope, hindi.priceScope])(
  'the scope of a price counts nobody when some may name no price',
  (scopeOf) => {
    for (const kind of ['sample', 'provider'] as const)
      for (const place of ['Pune', undefined]) expect(scopeOf(ofKind(kind), 3, place)).not.toMatch(/\d/)
  },
)
