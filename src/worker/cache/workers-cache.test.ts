import { expect, test, vi } from 'vitest'
import type { AppContext } from '#worker/app-context.ts'
import { purgeWorkersCache, workersCacheControl } from './workers-cache.ts'

type Result = { success: boolean; errors: Array<{ code: number; message: string }> }

/** Stands in for `ctx.cache` (developers.cloudflare.com/workers/cache/purge). */
function contextWith(result: Result = { success: true, errors: [] }) {
  return { cache: { purge: vi.fn(async () => result), invalidate: vi.fn(async () => result) } }
}

test.each([
  ['soft', 'invalidate', 'purge'],
  ['hard', 'purge', 'invalidate'],
] as const)('a %s purge calls %s for everything', async (kind, called, other) => {
  const { cache } = contextWith()
  await purgeWorkersCache({ cache }, kind === 'hard')
  expect(cache[called]).toHaveBeenCalledExactlyOnceWith({ purgeEverything: true })
  expect(cache[other]).not.toHaveBeenCalled()
})

test('a purge does nothing when Workers Cache is off', async () => {
  await expect(purgeWorkersCache({}, true)).resolves.toBeUndefined()
  await expect(purgeWorkersCache({ cache: undefined }, false)).resolves.toBeUndefined()
})

test.each([
  [{ success: false, errors: [{ code: 1, message: 'later' }] }, 'Workers Cache: 1 later'],
  [{ success: false, errors: [] }, 'Workers Cache refused'],
])('a purge fails when Cloudflare refuses it: %j', async (result, message) => {
  for (const isHard of [true, false])
    await expect(purgeWorkersCache(contextWith(result), isHard)).rejects.toThrow(message)
})

const SITE_URL = 'https://www.company.example'
const PAGE = 'public, max-age=60'

function header(address: string, siteUrl: string | undefined, executionCtx: object, shared?: string) {
  const c = {
    executionCtx,
    get: (name: string) => (name === 'url' ? new URL(address) : { settings: { SITE_URL: siteUrl } }),
  }
  return workersCacheControl(c as unknown as AppContext, shared)
}

test.each([
  ['a page of the site', `${SITE_URL}/about?x=1`, SITE_URL, PAGE, PAGE],
  ['another answer of the site', `${SITE_URL}/about`, SITE_URL, undefined, 'no-store'],
  ['a page at workers.dev', 'https://site.example.workers.dev/about', SITE_URL, PAGE, 'no-store'],
  ['a page behind a proxy', 'https://proxy.example/about', SITE_URL, PAGE, 'no-store'],
  ['a page over http', 'http://www.company.example/about', SITE_URL, PAGE, 'no-store'],
  ['a page of a site without SITE_URL', `${SITE_URL}/about`, undefined, PAGE, 'no-store'],
])('Workers Cache is told to keep %s as configured', (_, address, siteUrl, shared, expected) => {
  expect(header(address, siteUrl, contextWith(), shared)).toBe(expected)
})

test('no answer has a header for Workers Cache when it is off', () => {
  for (const context of [{}, { cache: undefined }])
    expect(header(SITE_URL, SITE_URL, context, PAGE)).toBeUndefined()
})
