import { expect, test } from 'vitest'
import type { SearchAnswer } from '#api/schemas/search.ts'
import { heldOut } from '../../../tests/support/held-out-queries.ts'
import { providerSummary } from '../../../tests/support/provider-summary.ts'
import { apiIn, apiOf, asked, englishOnly } from '../../../tests/support/search-api.ts'
import { type Expectations, tuned } from '../../../tests/support/search-queries.ts'
import { findAll } from './find-all.ts'

/** Where the first result leads, in the words of the table: brands and people come before services, places after them. */
function leadsTo({ names, categories: [category] }: SearchAnswer): string {
  const name = names.find(({ kind }) => kind !== 'place')
  if (name || !category) return (name ?? names[0])?.href ?? ''
  return category.city ? `${category._id}@${category.city.id}` : category._id
}

/** Those of the queries that lead elsewhere, and where. */
async function failures(expectations: Expectations): Promise<Array<string>> {
  const led = await Promise.all(
    expectations.flatMap(([leads, queries]) =>
      queries.map(async (query) => ({ query, leads, led: leadsTo(await findAll(apiIn, query)) })),
    ),
  )
  return led.flatMap((one) =>
    one.leads.split(' ').includes(one.led) ? [] : [`${one.query}: ${one.led || 'nothing'}`],
  )
}

function size(expectations: Expectations): number {
  return expectations.reduce((sum, [, queries]) => sum + queries.length, 0)
}

/** Of 247 queries that the rules were made on, 240 lead where they should (97.2 %). */
const SHARE_TUNED = 0.97
/** Of 211 queries that nobody looked at while the rules were made, 202 (95.7 %). */
const SHARE_HELD_OUT = 0.95

test.each([
  ['that the rules were made on', tuned, SHARE_TUNED],
  ['that no rule was made on', heldOut, SHARE_HELD_OUT],
])('of the queries %s nearly all lead where they should', async (_, expectations, share) => {
  const failed = await failures(expectations)
  expect(size(expectations)).toBeGreaterThan(200)
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual((1 - share) * size(expectations))
})

test('a city that is named prices the jobs, and has only its own', async () => {
  const { names, categories: found, city } = await findAll(apiIn, 'cockroach in kochi')
  expect(city).toEqual({ id: 'kochi', title: 'Kochi' })
  expect(found[0]?.city).toEqual(city)
  expect(found[0]?.matches).toEqual([
    { id: 'cockroach-treatment', title: 'cockroach-treatment', priceFrom: 555 },
  ])
  expect(names.map(({ href }) => href)).toEqual(['/city/kochi'])
})

test('a service that the named city does not have is found without it', async () => {
  const { categories: found, city } = await findAll(apiIn, 'gardener in shimla')
  expect(city?.id).toBe('shimla')
  expect(found[0]).toMatchObject({ _id: 'gardening' })
  expect(found[0]).not.toHaveProperty('city')
})

test('what leads to a place is not searched for', async () => {
  asked.length = 0
  await findAll(apiIn, 'a.c. service in the city of Kochi')
  await findAll(apiIn, 'दिल्ली में बिजली मिस्त्री')
  await findAll(apiIn, 'navi mumbai')
  await findAll(apiIn, 'home services in mumbai')
  expect(asked).toEqual(['a.c. service', 'बिजली मिस्त्री'])
})

test('all places of a name are listed, the one that is called so first', async () => {
  const { names } = await findAll(apiIn, 'delhi')
  expect(names.map(({ title }) => title)).toEqual([
    'Delhi',
    'All of Delhi',
    'New Delhi',
    'South Delhi',
    'North Delhi',
    'East Delhi',
  ])
})

test('an API that knows only English finds Hindi words and names as they sound', async () => {
  for (const [text, href] of [
    ['कोच्चि', '/city/kochi'],
    ['गुजरात', '/state/gujarat'],
    ['नलविका', '/brand/nalvika'],
  ]) {
    expect((await findAll(englishOnly, text ?? '')).names[0]?.href, text).toBe(href)
  }
  expect((await findAll(englishOnly, 'पंखा')).categories[0]?._id).toBe('electrician')
})

test('beside the taps of a plumber a Tapan is nobody that was looked for, but a Tap is, and Tapan by his whole name', async () => {
  const person = (id: string, name: string, trade = 'ac-repair') =>
    providerSummary({ id, name, categoryIds: [trade] })
  const people = [
    person('tapan', 'Tapan Ghosh'),
    person('tap', 'Meher Tap'),
    person('plumber', 'Tapas Roy', 'plumbing'),
  ]
  const providers = async () => ({ data: people, next: null, total: people.length })
  const found = await findAll((code) => ({ ...apiIn(code), providers }), 'tap')
  expect(found.names.map(({ title }) => title)).toEqual(['Meher Tap'])
  expect(found.people?.map(({ title }) => title)).toEqual(['Tapas Roy'])
  expect(found.categories[0]?._id).toBe('plumbing')
  const named = await findAll((code) => ({ ...apiIn(code), providers }), 'tapan ghosh')
  expect(named.names[0]?.title).toBe('Tapan Ghosh')
})

test('without the lists the search of the categories still answers', async () => {
  const { categories: found } = await findAll(() => apiOf({}), 'leaking tap')
  expect(found[0]?._id).toBe('plumbing')
})

test.each(['', '   ', '\u0000\u0001', '!?', '\ud800', 'x'.repeat(10_000)])(
  '%j names nothing and asks for nothing that could be harmful',
  async (text) => {
    expect(await findAll(apiIn, text)).toEqual({ names: [], categories: [] })
  },
)
