import { afterAll, beforeEach, expect } from 'vitest'
import { nextMidnightInIndia } from '#lib/india-day.ts'
import { startRemoteSite } from './remote-site.ts'

// In seconds.
export const MINUTE = 60
export const DAY = 24 * 60 * MINUTE

/** The `Cache-Status` of a page that comes from the cache. */
export const HIT = /site-page; hit/

/**
 * Starts a site with a page cache and a remote upstream for the tests of a file. Empties the caches before each test.
 */
export async function startCachedSite() {
  const { upstream, site, stop } = await startRemoteSite({
    SITE_URL: 'https://site.example',
    PAGE_CACHE: 'on',
  })
  /**
   * Six in the morning in India. Every test has days of its own, so that the memory of the isolate has no pages of
   * another test.
   */
  let start = nextMidnightInIndia(Date.now()) + 6 * 3_600_000

  beforeEach(async () => {
    start += 60 * DAY * 1000
    upstream.reset()
    await site.runtime.purgeCache('pages')
  })

  afterAll(stop)

  async function visit(address: string, secondsLater = 0, init: RequestInit = {}) {
    const headers = { 'x-test-clock': String(start + secondsLater * 1000), ...init.headers }
    const response = await site.fetch(address, { ...init, headers })
    return {
      status: response.status,
      headers: response.headers,
      cache: response.headers.get('Cache-Status') ?? '',
      policy: response.headers.get('Content-Security-Policy') ?? '',
      etag: response.headers.get('ETag') ?? '',
      body: await response.text(),
    }
  }

  /**
   * Repeats the visit until the status or `Cache-Status` is as expected, because caches are written after the response.
   */
  async function visitUntil(address: string, expected: RegExp | number, secondsLater = 0) {
    const isReached = ({ status, cache }: { status: number; cache: string }) =>
      typeof expected === 'number' ? status === expected : expected.test(cache)
    let latest = await visit(address, secondsLater)
    for (let tries = 0; tries < 100 && !isReached(latest); tries++)
      latest = await visit(address, secondsLater)
    expect(isReached(latest), `${latest.status} ${latest.cache}`).toBe(true)
    return latest
  }

  /** Returns the start time of the current test in milliseconds. */
  const startTime = () => start

  return { upstream, site, visit, visitUntil, startTime }
}
