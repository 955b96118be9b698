import { expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { countProviders, toListed } from './who-is-listed.ts'

const NONE = { areas: [], languages: [], ratings: [], days: [], verified: [], services: [], jobs: [] }

function directory(samples: ReadonlyArray<boolean>, cities?: Record<string, number>): ProviderPage {
  const data = samples.map((sample, index) => providerSummary({ id: `p${index}`, sample }))
  const counted = Object.entries(cities ?? {}).map(([value, count]) => ({ value, title: value, count }))
  return {
    data,
    next: null,
    total: data.length,
    counts: cities && { ...NONE, cities: counted },
  }
}

test('a city is indexed when somebody real is listed there', () => {
  const isIndexed = (samples: Array<boolean>) =>
    countProviders(directory(samples), { service: 'plumbing', city: 'kochi' }).isIndexed
  expect([[true, false], [true, true], []].map(isIndexed)).toEqual([true, false, false])
})

test('a page without a place is indexed when nobody is listed', () => {
  expect(countProviders(directory([]), { service: 'plumbing' })).toEqual({ count: 0, isIndexed: true })
})

test('a state counts the providers of its own cities when the upstream answers with others, too', () => {
  const all = directory([false], { kochi: 3, pune: 2 })
  const at = (...ids: Array<string>) =>
    countProviders(
      all,
      { state: 'kerala' },
      ids.map((id) => ({ id, title: id })),
    )
  expect(at('kochi', 'agra')).toEqual({ count: 3, isIndexed: true, cities: ['kochi'] })
  expect(at('agra')).toEqual({ count: 0, isIndexed: false, cities: [] })
})

test('who is listed in a state is unknown when the upstream does not count by city', () => {
  expect(countProviders(directory([false]), { state: 'kerala' })).toEqual({
    count: undefined,
    isIndexed: true,
  })
  expect(countProviders(directory([]), { state: 'kerala' })).toMatchObject({ count: 0, isIndexed: false })
})

test('a page claims nothing when the directory cannot be read', () => {
  const failed = { ok: false, status: 503, message: '' } as const
  const city = { service: 'plumbing', job: 'tap', city: 'kochi' }
  expect(toListed(failed, city)).toEqual({ count: undefined, isIndexed: true })
})

test('the page of a job in a city is not indexed when there is no directory', () => {
  const none = { ok: false, status: 404, message: '' } as const
  expect(toListed(none, { service: 'plumbing', job: 'tap', city: 'kochi' }).isIndexed).toBe(false)
  expect(toListed(none, { service: 'plumbing', city: 'kochi' }).isIndexed).toBe(true)
})
