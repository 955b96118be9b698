import { expect, test } from 'vitest'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { apiIn } from '#support/site/search-api.ts'
import { findAll } from './find-all.ts'
import { suggest } from './suggest.ts'

async function titles(text: string): Promise<Array<string>> {
  return (await suggest(apiIn, text)).map(({ title }) => title)
}

/** Returns the suggested titles, with providers of the directory. */
async function titlesBeside(text: string, listed: ReadonlyArray<Partial<ProviderSummary>>) {
  const data = listed.map((provider) => providerSummary(provider))
  const providers = async () => ({ data, next: null, total: data.length })
  const suggestions = await suggest((code) => ({ ...apiIn(code), providers }), text)
  return suggestions.map(({ title }) => title)
}

test.each([
  ['tap l', 'Tap and Mixer Repair'],
  ['tap lea', 'Tap and Mixer Repair'],
  ['switch board', 'Switch and Socket Repair'],
  ['swich board', 'Switch and Socket Repair'],
  ['plumber m', 'Plumbing'],
  ['plumber mum', 'Plumbing'],
  ['plumbr', 'Plumbing'],
  ['plumbr mumbai', 'Plumbing in Mumbai'],
  ['cleanng', 'Cleaning'],
  ['geyser leaking', 'Geyser Repair'],
  ['गीजर लीक', 'Geyser Repair'],
])('%j suggests %s first', async (text, title) => {
  expect((await titles(text))[0]).toBe(title)
})

test('sofa cleaning suggests the shampoo of a sofa as the first job', async () => {
  expect((await titles('sofa cleaning'))[0]).toBe('Sofa Shampoo')
})

test.each(['driver pa', 'cheap laptop', 'pizza near me', 'bank loan'])(
  '%j gets no suggestions',
  async (text) => {
    expect(await titles(text)).toEqual([])
  },
)

test.each(['water dripping from tap', 'leaking tap', 'ac not cooling', 'switch board', 'टपकता नल'])(
  'the suggestions for %j begin with what the results list first',
  async (text) => {
    const [first] = (await findAll(apiIn, text)).categories
    const expected = first?.matches?.[0]?.title ?? first?.title
    expect((await titles(text)).filter((title) => title !== first?.title)[0] ?? first?.title).toBe(expected)
  },
)

test('providers found by service and place rank after offers', async () => {
  const providers = [{ id: 'a', name: 'Tapan Ghosh' }]
  for (const text of ['tap lea', 'plumber mum']) {
    const suggestions = await titlesBeside(text, providers)
    expect(suggestions.length, text).toBeGreaterThan(1)
    expect(suggestions.at(-1), text).toBe('Tapan Ghosh')
  }
})

test('providers with only beginnings of the terms rank after offers', async () => {
  const providers = [{ id: 'a', name: 'Tapan Lal' }]
  const suggestions = await titlesBeside('tap l', providers)
  expect([suggestions[0], suggestions.at(-1)]).toEqual(['Tap and Mixer Repair', 'Tapan Lal'])
  expect(await titlesBeside('ta la', providers)).toContain('Tapan Lal')
  expect((await titlesBeside('tapan l', providers))[0]).toBe('Tapan Lal')
  expect((await titlesBeside('mali ra', [{ id: 'a', name: 'Mali Ram' }])).slice(0, 2)).toEqual([
    'Mali Ram',
    'Gardening',
  ])
})
