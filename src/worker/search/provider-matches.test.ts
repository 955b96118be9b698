import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { findProviders, isNamed, providerPage } from './provider-matches.ts'

const asha = providerSummary({ title: 'Plumber', cityId: 'c1' })

type Answer = { status: number; data: unknown }

function getApi(answer: (path: string) => Answer | Promise<Answer>) {
  const requests: Array<string> = []
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('nothing is sent')),
    readDirectly: async (path) => {
      requests.push(path)
      return answer(path)
    },
  })
  return { api, requests }
}

const page = (data: Array<unknown>) => ({ status: 200, data: { data, next: null, total: data.length } })
const options = {
  limit: 3,
  timeoutMs: 1_000,
  language: 'en' as const,
  directory: { exists: true, best: undefined },
}

test('providers of the directory are found with one call', async () => {
  const { api, requests } = getApi(() => page([asha]))
  expect(await findProviders(() => api, 'plumber kochi', options)).toEqual([asha])
  expect(requests).toHaveLength(1)
})

test('a text is not passed to an upstream without a directory', async () => {
  const { api, requests } = getApi(() => page([asha]))
  const directory = { exists: false, best: undefined }
  expect(await findProviders(() => api, 'plumber', { ...options, directory })).toEqual([])
  expect(requests).toEqual([])
})

test.each([
  ['fails', () => ({ status: 502, data: undefined })],
  ['is late', () => new Promise<Answer>(() => {})],
] as const)('providers are unknown, and search goes on, when the directory %s', async (_, answer) => {
  const { api } = getApi(answer)
  expect(await findProviders(() => api, 'plumber', { ...options, timeoutMs: 20 })).toBeUndefined()
})

test('the directory is not searched for two letters', async () => {
  const { api, requests } = getApi(() => page([asha]))
  expect(await findProviders(() => api, 'as', options)).toEqual([])
  expect(requests).toEqual([])
})

test('a text names a provider when each term begins a part of the name', () => {
  expect(isNamed(asha, ['wor', 'ash'])).toBe(true)
  expect(isNamed(asha, ['asha', 'plumber'])).toBe(false)
  expect(isNamed(asha, [])).toBe(false)
  expect(isNamed(asha, ['wor', 'asha'], { whole: true })).toBe(false)
  expect(isNamed(asha, ['works', 'asha'], { whole: true })).toBe(true)
})

test('a sample is labeled, and an unlisted city is left out', () => {
  expect(providerPage({ ...asha, sample: true }, [])).toEqual({
    kind: 'provider',
    id: 'asha',
    title: 'Asha Works',
    href: '/provider/asha',
    text: 'Plumber',
    isSample: true,
  })
})
