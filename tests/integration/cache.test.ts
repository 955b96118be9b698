import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'

const { upstream, site, stop } = await startRemoteSite()
const START = Date.now()

beforeEach(() => upstream.set('ok'))

afterAll(stop)

async function read(path: string, secondsLater = 0) {
  const response = await site.fetch(`/api/web${path}`, {
    headers: { 'x-test-clock': String(START + secondsLater * 1000) },
  })
  return {
    status: response.status,
    cache: response.headers.get('Cache-Status'),
    age: response.headers.get('Age'),
    body: await response.json<{ data: Array<unknown> }>(),
  }
}

/** Reads again until the entry is as expected, because it is refreshed after the answer. */
async function readUntil(path: string, secondsLater: number, expected: RegExp) {
  let latest = await read(path, secondsLater)
  for (let tries = 0; tries < 50 && !expected.test(latest.cache ?? ''); tries++)
    latest = await read(path, secondsLater)
  return latest
}

test('Cache-Status is MISS, HIT with its age, STALE while it is refreshed, then HIT', async () => {
  expect((await read('/brand/all')).cache).toBe('site-edge; fwd=miss; fwd-status=200; stored; ttl=900')
  expect(await read('/brand/all', 100)).toMatchObject({ cache: 'site-edge; hit; ttl=800', age: '100' })
  expect((await read('/brand/all', 1000)).cache).toBe('site-edge; fwd=stale; ttl=-100; detail=revalidate')
  expect((await readUntil('/brand/all', 1000, /hit; ttl=900/)).cache).toBe('site-edge; hit; ttl=900')
})

test('a response of the wrong shape is a 502 and is not stored', async () => {
  upstream.set('wrong-shape')
  expect(await read('/state/all')).toMatchObject({ status: 502 })
  upstream.set('ok')
  expect((await read('/state/all')).cache).toContain('fwd=miss')
})
