import { expect, test } from 'vitest'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { apiIn } from '#support/site/search-api.ts'
import { suggest } from './suggest.ts'

async function titles(text: string): Promise<Array<string>> {
  return (await suggest(apiIn, text)).map(({ title }) => title)
}

/** Returns the suggested titles, with providers of the directory. */
async function titlesBeside(text: string, listed: ReadonlyArray<Partial<ProviderSummary>>) {
  const data = listed.map((provider) => providerSummary(provider))
  const providers = async () => ({ data, next: null, total: data.length })
  const found = await suggest((code) => ({ ...apiIn(code), providers }), text)
  return found.map(({ title }) => title)
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
  ['plumber tap', 'Tap and Mixer Repair'],
])('%j suggests %s first', async (text, title) => {
  expect((await titles(text))[0]).toBe(title)
})

test('sofa cleaning suggests the shampoo of a sofa as the first job', async () => {
  expect((await titles('sofa cleaning')).slice(0, 2)).toEqual(['Cleaning', 'Sofa Shampoo'])
})

test.each(['driver pa', 'cheap laptop', 'pizza near me', 'bank loan'])(
  '%j gets no suggestions',
  async (text) => {
    expect(await titles(text)).toEqual([])
  },
)

test('providers found by service and place rank after offers', async () => {
  const providers = [{ id: 'a', name: 'Tapan Ghosh' }]
  expect(await titlesBeside('tap lea', providers)).toEqual(['Tap and Mixer Repair', 'Tapan Ghosh'])
  expect(await titlesBeside('plumber mum', providers)).toEqual(['Plumbing', 'Tapan Ghosh'])
})

test('providers with only beginnings of the terms rank after offers', async () => {
  const providers = [{ id: 'a', name: 'Tapan Lal' }]
  expect(await titlesBeside('tap l', providers)).toEqual(['Tap and Mixer Repair', 'Tapan Lal'])
  expect(await titlesBeside('ta la', providers)).toContain('Tapan Lal')
  expect((await titlesBeside('tapan l', providers))[0]).toBe('Tapan Lal')
  expect((await titlesBeside('mali ra', [{ id: 'a', name: 'Mali Ram' }])).slice(0, 2)).toEqual([
    'Mali Ram',
    'Gardening',
  ])
})
