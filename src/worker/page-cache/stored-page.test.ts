import { expect, test } from 'vitest'
import { packPage, toStoredPage, unlessChanged, unpackPage } from './stored-page.ts'

const policy = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 60, absent: 60 }
const html = (time: number) =>
  `<!DOCTYPE html><html><p>₹ 199 – हिन्दी</p><script>u:${time},now:${time},pageTime:${time}</script></html>`
const TIME = Date.UTC(2026, 10, 22)

const whole = (text: string) => ({
  body: new Response(text).body,
  status: 200 as const,
  contentSecurityPolicy: "script-src 'sha256-x'",
  link: '</a.css>; rel=preload',
  tags: { 'service:plumbing': TIME },
  life: { fresh: 40, stale: 10_000, fallback: 20_000 },
})

test('a page is the same when it comes back from the store, tags and policy included', async () => {
  const page = await toStoredPage(whole(html(TIME)), { storedAt: 5, policy })
  expect(await unpackPage(packPage(page))).toEqual(page)
  expect(new TextDecoder().decode(page.bytes)).toBe(html(TIME))
})

test('the store is told of no window that it does not have, and of nothing that is meant for other caches', async () => {
  const { headers } = packPage(await toStoredPage(whole(html(TIME)), { storedAt: 5, policy }))
  expect(headers.get('Cache-Control')).toBe('public, max-age=160')
  expect(headers.has('CDN-Cache-Control') || headers.has('Cache-Tag') || headers.has('ETag')).toBe(false)
})

test('a page is fresh no longer than what it has read', async () => {
  const page = await toStoredPage(whole(html(TIME)), { storedAt: 5, policy })
  expect(page.policy.fresh).toBe(40)
  const life = { fresh: -7, stale: 30, fallback: 50 }
  const stale = await toStoredPage({ ...whole(html(TIME)), life }, { storedAt: 5, policy })
  expect(stale.policy).toEqual({ fresh: 0, absent: 0, staleWhileRevalidate: 30, staleIfError: 20 })
})

test('what a page says of the day ends with it: neither fresh nor stale pages go beyond', async () => {
  const ends = (seconds: number) => ({ ...whole(html(TIME)), until: 5_000 + seconds * 1_000 })
  const store = { storedAt: 5_000, policy }
  expect((await toStoredPage(ends(3_600), store)).policy).toMatchObject({
    fresh: 40,
    staleWhileRevalidate: 60,
  })
  expect((await toStoredPage(ends(70), store)).policy).toMatchObject({ fresh: 40, staleWhileRevalidate: 30 })
  const last = await toStoredPage(ends(25), store)
  expect(last.policy).toMatchObject({ fresh: 25, staleWhileRevalidate: 0, staleIfError: 60 })
  expect(await unpackPage(packPage(last))).toEqual(last)
})

test('a page that differs in clocks alone keeps its bytes and its tag', async () => {
  const old = await toStoredPage(whole(html(TIME)), { storedAt: 5, policy })
  const page = unlessChanged(
    await toStoredPage(whole(html(TIME + 60_000)), { storedAt: 60_005, policy }),
    old,
  )
  expect(page.bytes).toBe(old.bytes)
  expect(page.etag).toBe(old.etag)
  expect(page.storedAt).toBe(60_005)
})

test('a picture that is named after the time of its upload is something else', async () => {
  const picture = (time: number) => html(TIME).replace('<p>', `<img src="/uploads/${time}-tap.jpg"><p>`)
  const old = await toStoredPage(whole(picture(TIME)), { storedAt: 5, policy })
  const page = unlessChanged(await toStoredPage(whole(picture(TIME + 60_000)), { storedAt: 6, policy }), old)
  expect(new TextDecoder().decode(page.bytes)).toContain(`/uploads/${TIME + 60_000}-tap.jpg`)
  expect(page.etag).not.toBe(old.etag)
})

test('a page that says something else, in body or policy, has another tag', async () => {
  const old = await toStoredPage(whole(html(TIME)), { storedAt: 5, policy })
  const dearer = whole(html(TIME).replace('199', '299'))
  const other = unlessChanged(await toStoredPage(dearer, { storedAt: 6, policy }), old)
  const policed = await toStoredPage(
    { ...whole(html(TIME)), contentSecurityPolicy: 'other' },
    { storedAt: 6, policy },
  )
  expect(new Set([old.etag, other.etag, policed.etag]).size).toBe(3)
})

test.each([
  [
    'cut short',
    (response: Response) => response.text().then((text) => new Response(text.slice(9), response)),
  ],
  ['of somebody else', async () => new Response(html(TIME))],
])('a stored page that is %s is no page', async (_, spoil) => {
  const page = await toStoredPage(whole(html(TIME)), { storedAt: 5, policy })
  expect(await unpackPage(await spoil(packPage(page)))).toBeUndefined()
})
