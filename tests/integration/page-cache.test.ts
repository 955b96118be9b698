import { expect, test } from 'vitest'
import { nextMidnightInIndia } from '#lib/india-day.ts'
import { HIT, MINUTE, startCachedSite } from '#support/site/cached-site.ts'
import { runnableIn } from '#support/site/markup.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, site, visit, visitUntil, startTime } = await startCachedSite()

test('a stored page has the same bytes and policy for every visitor, and names its preload', async () => {
  const rendered = await visit('/services/plumbing')
  expect(rendered.cache).toContain('site-page; fwd=miss')
  const first = await visitUntil('/services/plumbing', HIT)
  const second = await visit('/services/plumbing')
  expect(second.cache).toMatch(HIT)
  expect(second.body === first.body).toBe(true)
  expect(second.policy).toBe(first.policy)
  expect(second.etag).toBe(first.etag)
  expect(runnableIn(first.body, first.policy)).toEqual([])
  expect(first.policy).not.toContain('nonce-')
  expect(second.body).toContain('Remote job')
  const [, href, integrity] =
    first.body.match(/<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/) ?? []
  for (const { headers } of [rendered, first])
    expect(headers.get('Link')).toBe(`<${href}>; rel=preload; as=style; integrity="${integrity}"`)
})

test('an unchanged page answers 304 without headers that would change the stored copy', async () => {
  const { etag } = await visitUntil('/services/plumbing', HIT)
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await visit('/services/plumbing', 0, { headers: { 'If-None-Match': known } })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
    const names = [...again.headers.keys()].filter((name) => !/^(?:connection|keep-alive|date)$/.test(name))
    expect(names.sort()).toEqual(['age', 'cache-control', 'cache-status', 'etag', 'vary'])
  }
  const other = await visit('/services/plumbing', 0, { headers: { 'If-None-Match': '"other"' } })
  expect(other.status).toBe(200)
})

test.each([
  ['/services/plumbing', 0],
  ['/blog', 0],
  ['/contact', 14 * MINUTE],
])('%s keeps its entity tag when a new rendering shows the same', async (address, at) => {
  const first = await visitUntil(address, HIT, at)
  await visit(address, at + 2 * MINUTE)
  const renewed = await visitUntil(address, /site-page; hit; ttl=60/, at + 2 * MINUTE)
  expect(renewed.etag).toBe(first.etag)
})

test('concurrent first visits get the same entity tag', async () => {
  const letGo = upstream.hold()
  const headers = { 'User-Agent': BOT_USER_AGENT }
  const responses = Array.from({ length: 8 }, (_, second) => visit('/blog', second, { headers }))
  await upstream.received(1)
  letGo()
  const visits = await Promise.all(responses)
  expect(visits.filter(({ cache }) => cache.includes('fwd=miss')).length).toBeGreaterThan(1)
  expect(visits[0]?.etag).toMatch(/^"/)
  expect(new Set(visits.map(({ etag }) => etag)).size).toBe(1)
})

test('a page is fresh no longer than the data behind it', async () => {
  // The list of categories is fresh for 300 seconds, the page for 60.
  await (
    await site.fetch('/api/web/category/primary', { headers: { 'x-test-clock': String(startTime()) } })
  ).text()
  await visit('/', 270)
  const { cache } = await visitUntil('/', HIT, 270)
  expect(Number(/ttl=(\d+)/.exec(cache)?.[1])).toBe(30)
})

test('a page with free text in its address never enters the memory of the isolate', async () => {
  for (const address of ['/search?q=tap', '/contact?subject=booking&about=my%20tap']) {
    await visitUntil(address, HIT)
    expect((await visit(address)).cache).toContain('detail=store')
  }
  await visitUntil('/about', HIT)
  expect((await visit('/about')).cache).toContain('detail=memory')
})

test('a prefetched page is stored for visitors', async () => {
  const ahead = { headers: { 'Sec-Purpose': 'prefetch' } }
  expect((await visit('/services/plumbing', 0, ahead)).status).toBe(200)
  const visited = await visitUntil('/services/plumbing', HIT)
  const again = await visit('/services/plumbing', 0, ahead)
  expect(again.cache).toMatch(HIT)
  expect(again.body === visited.body).toBe(true)
})

test('pages have speculation rules, stored or not, except for visitors who save data', async () => {
  const RULES = '<script type="speculationrules"'
  const light = await visit('/services/plumbing', 0, { headers: { 'Save-Data': 'on' } })
  expect((await visit('/services/plumbing')).body).toContain(RULES)
  expect((await visitUntil('/services/plumbing', HIT)).body).toContain(RULES)
  expect(light.body).not.toContain(RULES)
})

test('Age and Cache-Status have the age and the remaining lifetime of a page', async () => {
  await visit('/about')
  await visitUntil('/services/plumbing', HIT)
  const later = await visit('/services/plumbing', 20)
  expect(later.cache).toBe('site-page; hit; ttl=40; detail=memory')
  expect(later.headers.get('Age')).toBe('20')
})

test('campaign parameters are not in the stored page', async () => {
  await visit('/contact?utm_source=secret-campaign')
  const stored = await visitUntil('/contact', HIT)
  expect(stored.body).not.toContain('secret-campaign')
})

test('unknown addresses share a 404 that is stored for a minute', async () => {
  expect((await visit('/nowhere')).status).toBe(404)
  const again = await visitUntil('/elsewhere?x=1', HIT)
  expect(again.status).toBe(404)
  expect(again.cache).toContain('detail=memory')
  expect(again.body).not.toContain('nowhere')
  expect((await visit('/nowhere', MINUTE)).cache).toContain('fwd=miss')
})

test.each(['/blog', '/services', '/provider', '/brand', '/city', '/services/plumbing', '/job/plumbing'])(
  'a missing entry below %s has a page at its own address, which is not stored and is read once a minute',
  async (folder) => {
    const address = `${folder}/no-such-entry`
    for (const time of [0, 1]) {
      const before = upstream.calls.length
      const { status, body, cache, headers } = await visit(address)
      expect(status).toBe(404)
      expect(body).toContain(`data-path="${address}"`)
      expect(body).toContain(`"/hi${address}"`)
      expect(body).toMatch(/<script type="module"/)
      expect(cache).toContain('site-page; fwd=miss')
      expect(headers.get('Cache-Control')).toBe('private, no-cache')
      if (time > 0) expect(upstream.calls.length).toBe(before)
    }
  },
)

test('a page that shows a day is not served on the next one', async () => {
  const midnight = Math.floor((nextMidnightInIndia(startTime()) - startTime()) / 1_000)
  const late = midnight - 10
  const { cache } = await visitUntil('/', HIT, late)
  expect(Number(/ttl=(\d+)/.exec(cache)?.[1])).toBeLessThanOrEqual(10)
  const next = await visit('/', midnight + 1)
  expect(next.cache).not.toMatch(/; hit|detail=revalidate/)
  await visitUntil('/about', HIT, late)
  expect((await visit('/about', midnight + 120)).cache).toContain('detail=revalidate')
})

test('a new entry has its page when the 404 of its read has expired', async () => {
  expect((await visit('/blog/new-post')).status).toBe(404)
  upstream.answer('/blog/new-post', { title: 'New post', content: '<p>Taps</p>' })
  const { status, body } = await visit('/blog/new-post', 2 * MINUTE)
  expect(status).toBe(200)
  expect(body).toContain('New post')
})
