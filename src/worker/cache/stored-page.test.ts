import { expect, test } from 'vitest'
import type { Lifetime } from '#worker/cache/entry.ts'
import { packPage, toStoredPage, unpackPage } from './stored-page.ts'

const policy = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 60, absent: 60 }
const HTML = '<!DOCTYPE html><html><p>₹ 199 – हिन्दी</p></html>'

type Page = { lifetime?: Lifetime; until?: number; storedAt?: number }

function stored({
  lifetime = { fresh: 40, stale: 10_000, fallback: 20_000 },
  until,
  storedAt = 5,
}: Page = {}) {
  const reads = { readAt: 3, lifetime, until, hasFailed: false }
  const page = {
    status: 200,
    bytes: new TextEncoder().encode(HTML),
    etag: '"x"',
    link: '</a.css>; rel=preload',
  }
  return toStoredPage(
    { ...page, contentSecurityPolicy: "script-src 'sha256-x'", reads },
    { storedAt, policy },
  )
}

test('a page is the same when it is stored and read', async () => {
  const page = stored()
  expect(await unpackPage(packPage(page))).toEqual(page)
  expect(new TextDecoder().decode(page.bytes)).toBe(HTML)
})

test('the store gets one lifetime and no entity tag', () => {
  const { headers } = packPage(stored())
  expect(headers.get('Cache-Control')).toBe('public, max-age=160')
  expect(headers.has('ETag')).toBe(false)
})

test('a page is fresh no longer than the data behind it', () => {
  expect(stored().policy.fresh).toBe(40)
  const stale = stored({ lifetime: { fresh: -7, stale: 30, fallback: 50 } })
  expect(stale.policy).toEqual({ fresh: 0, absent: 0, staleWhileRevalidate: 30, staleIfError: 20 })
})

test.each([
  [3_600, { fresh: 40, staleWhileRevalidate: 60 }],
  [70, { fresh: 40, staleWhileRevalidate: 30 }],
  [25, { fresh: 25, staleWhileRevalidate: 0, staleIfError: 60 }],
])('a page that shows a day is neither fresh nor stale when the day ends in %i s', (seconds, expected) => {
  expect(stored({ until: 5_000 + seconds * 1_000, storedAt: 5_000 }).policy).toMatchObject(expected)
})

test.each([
  [
    'cut short',
    (response: Response) => response.text().then((text) => new Response(text.slice(9), response)),
  ],
  ['of another program', async () => new Response(HTML)],
])('a stored page that is %s is ignored', async (_, spoil) => {
  expect(await unpackPage(await spoil(packPage(stored())))).toBeUndefined()
})
