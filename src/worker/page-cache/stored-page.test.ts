import { expect, test } from 'vitest'
import type { Lifetime } from '#worker/cache/entry.ts'
import { packPage, reuseIfIdentical, toStoredPage, unpackPage } from './stored-page.ts'

const policy = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 60, absent: 60 }
const TIME = Date.UTC(2026, 10, 22)
const html = (time = TIME) => `<!DOCTYPE html><html><p>₹ 199 – हिन्दी</p><script>u:${time}</script></html>`

type Page = {
  body?: string
  fingerprint?: string
  csp?: string
  lifetime?: Lifetime
  until?: number
  storedAt?: number
}

function stored({ body = html(), fingerprint = '199', csp = "script-src 'sha256-x'", ...page }: Page = {}) {
  const { lifetime = { fresh: 40, stale: 10_000, fallback: 20_000 }, until, storedAt = 5 } = page
  const headers = new Headers({ 'Content-Security-Policy': csp, Link: '</a.css>; rel=preload' })
  return toStoredPage(
    { body: new Response(body).body, status: 200, headers },
    { fingerprint, tags: { 'service:plumbing': TIME }, lifetime, until },
    { storedAt, policy },
  )
}

test('a page keeps its tags and policy when it is stored and read', async () => {
  const page = await stored()
  expect(await unpackPage(packPage(page))).toEqual(page)
  expect(new TextDecoder().decode(page.bytes)).toBe(html())
})

test('the store gets one lifetime and no header for other caches', async () => {
  const { headers } = packPage(await stored())
  expect(headers.get('Cache-Control')).toBe('public, max-age=160')
  expect(headers.has('CDN-Cache-Control') || headers.has('Cache-Tag') || headers.has('ETag')).toBe(false)
})

test('a page is fresh no longer than the data behind it', async () => {
  expect((await stored()).policy.fresh).toBe(40)
  const stale = await stored({ lifetime: { fresh: -7, stale: 30, fallback: 50 } })
  expect(stale.policy).toEqual({ fresh: 0, absent: 0, staleWhileRevalidate: 30, staleIfError: 20 })
})

test('a page that shows a day is neither fresh nor stale when the day has ended', async () => {
  const ending = (seconds: number) => stored({ until: 5_000 + seconds * 1_000, storedAt: 5_000 })
  expect((await ending(3_600)).policy).toMatchObject({ fresh: 40, staleWhileRevalidate: 60 })
  expect((await ending(70)).policy).toMatchObject({ fresh: 40, staleWhileRevalidate: 30 })
  const last = await ending(25)
  expect(last.policy).toMatchObject({ fresh: 25, staleWhileRevalidate: 0, staleIfError: 60 })
  expect(await unpackPage(packPage(last))).toEqual(last)
})

test('a page with the same data keeps its bytes and its entity tag', async () => {
  const old = await stored()
  const page = reuseIfIdentical(await stored({ body: html(TIME + 60_000), storedAt: 60_005 }), old)
  expect(page.bytes).toBe(old.bytes)
  expect(page.etag).toBe(old.etag)
  expect(page.storedAt).toBe(60_005)
})

test('a page with other data, another body or another policy has another entity tag', async () => {
  const old = await stored()
  const other = reuseIfIdentical(await stored({ body: html(TIME + 1), fingerprint: '299', storedAt: 6 }), old)
  const policed = await stored({ csp: 'other' })
  expect(new Set([old.etag, other.etag, policed.etag]).size).toBe(3)
})

test.each([
  [
    'cut short',
    (response: Response) => response.text().then((text) => new Response(text.slice(9), response)),
  ],
  ['of another program', async () => new Response(html())],
])('a stored page that is %s is ignored', async (_, spoil) => {
  expect(await unpackPage(await spoil(packPage(await stored())))).toBeUndefined()
})
