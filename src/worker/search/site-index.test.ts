import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { readSiteIndex } from './site-index.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 28)

/** Returns an API of a city whose title is `title()`, the read paths, and work that goes on in the background. */
function getUpstream(title: () => string) {
  const requests: Array<string> = []
  const work: Array<Promise<unknown>> = []
  const state = { fails: false }
  const cities = new Map<string, unknown>()
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('nothing is sent')),
    readDirectly: async (path) => {
      requests.push(path)
      if (state.fails) return { status: 502, data: undefined }
      if (path.startsWith('/provider/all')) return { status: 200, data: { data: [], next: null } }
      if (!path.startsWith('/city/all')) return { status: 404, data: undefined }
      if (!cities.has(title())) cities.set(title(), [{ _id: 'c', slug: 'c', title: title() }])
      return { status: 200, data: cities.get(title()) }
    },
  })
  const ask = (now: number, purgedAt = 0) =>
    readSiteIndex(() => api, { now: START + now, purgedAt, waitUntil: (one) => work.push(one) })
  return { ask, requests, work, state }
}

test('an index is used for a minute, then once more while its lists are read, and not after a purge', async () => {
  let title = 'Pune'
  const { ask, requests, work, state } = getUpstream(() => title)
  const titleIn = async (now: number, purgedAt?: number) =>
    (await ask(now, purgedAt)).lists.en.cities[0]?.title
  expect(await titleIn(0, Number.POSITIVE_INFINITY)).toBe('Pune')
  const reads = requests.length
  title = 'Poona'
  expect(await titleIn(MINUTE - 1)).toBe('Pune')
  expect(requests).toHaveLength(reads)
  expect(await titleIn(MINUTE)).toBe('Pune')
  await Promise.all(work)
  expect(await titleIn(MINUTE + 1)).toBe('Poona')
  title = 'Punya'
  expect(await titleIn(MINUTE + 2, START + MINUTE + 2)).toBe('Punya')
  state.fails = true
  expect(await titleIn(MINUTE + 3)).toBe('Punya')
})

test('an index is kept when its lists are the same', async () => {
  const { ask, work } = getUpstream(() => 'Kochi')
  const first = await ask(0, Number.POSITIVE_INFINITY)
  await ask(2 * MINUTE)
  await Promise.all(work)
  expect((await ask(2 * MINUTE + 1)).index).toBe(first.index)
})

test('an index of lists that could not be read is not kept', async () => {
  const { ask, state } = getUpstream(() => 'Surat')
  state.fails = true
  expect((await ask(0, Number.POSITIVE_INFINITY)).lists.en.cities).toEqual([])
  state.fails = false
  expect((await ask(1)).lists.en.cities).toHaveLength(1)
})
