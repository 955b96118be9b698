import { expect, test } from 'vitest'
import { DAY, HIT, MINUTE, startCachedSite } from '#support/site/cached-site.ts'

const { upstream, visit, visitUntil } = await startCachedSite()

async function postAddresses(): Promise<Array<string>> {
  const { body } = await visit('/blog')
  return [...new Set(body.match(/\/blog\/[a-z][\w-]+(?=")/g))].filter((address) => !/feed/.test(address))
}

test('a deleted post stays deleted at every cache level', async () => {
  const [post = ''] = await postAddresses()
  await visitUntil(post, HIT)
  upstream.set('gone', post)
  await visitUntil(`/api/web${post}`, 410, 12 * MINUTE)
  for (const minutes of [12, 15, 17, 19, 60]) {
    const later = await visitUntil(post, 410, minutes * MINUTE)
    expect(later.headers.has('ETag')).toBe(false)
  }
})

test.each([
  ['gone', 410],
  ['not-found', 404],
] as const)('a page is replaced when the upstream answers %s', async (fault, status) => {
  const [post = ''] = await postAddresses()
  await visitUntil(post, HIT)
  upstream.set(fault, post)
  await visitUntil(`/api/web${post}`, status, 12 * MINUTE)
  await visitUntil(post, status, 12 * MINUTE)
  upstream.set('ok', post)
  await visitUntil(post, 200, 14 * MINUTE)
})

test.each(['html-404', 'empty-404'] as const)(
  'a page stays when the upstream answers a 404 that is not in its envelope (%s)',
  async (fault) => {
    const [post = ''] = await postAddresses()
    await visitUntil(post, HIT)
    upstream.set(fault, post)
    for (const minutes of [2, 15, 17, 60]) {
      const later = await visit(post, minutes * MINUTE)
      expect(later.status).toBe(200)
      expect(later.cache).toContain('fwd=stale')
    }
  },
)

function nameCity(title: string): void {
  upstream.answer('/city/all', [
    { _id: 'c1', title, slug: 'oldville', state: 'remote-state', serviceIds: ['plumbing'] },
  ])
}

/** Stores the page of a city that is renamed, so that its former address redirects. */
async function storeThenRedirect(): Promise<void> {
  nameCity('Oldville')
  await visitUntil('/city/oldville', HIT)
  nameCity('Newville')
}

test('a redirect replaces the page when its route redirects', async () => {
  await storeThenRedirect()
  await visitUntil('/api/web/city/all', /hit; ttl=900/, 17 * MINUTE)
  const { headers } = await visitUntil('/city/oldville', 301, 17 * MINUTE)
  expect(headers.get('Location')).toBe('/city/newville')
  const link = await visit('/city/oldville?utm_source=mail', 17 * MINUTE)
  expect(link.headers.get('Location')).toBe('/city/newville?utm_source=mail')
})

test('a redirect replaces the page when a read that the redirect does not need has not ended', async () => {
  await storeThenRedirect()
  upstream.set('never-answers', '/category')
  await visitUntil('/api/web/city/all', /hit; ttl=900/, 17 * MINUTE)
  await visitUntil('/city/oldville', 301, 17 * MINUTE)
})

test('a redirect replaces a page past its stale window before it is served again', async () => {
  await storeThenRedirect()
  await visit('/city/oldville', 3 * DAY)
  expect((await visit('/city/oldville', 3 * DAY)).status).toBe(301)
})

test('a stale page is served at once and revalidated', async () => {
  await visitUntil('/services/plumbing', HIT)
  const stale = await visit('/services/plumbing', 2 * MINUTE)
  expect(stale.cache).toMatch(/^site-page; fwd=stale; ttl=-\d+; detail=revalidate$/)
  expect(stale.body).toContain('Remote job')
  await visitUntil('/services/plumbing', /site-page; hit; ttl=60/, 2 * MINUTE)
})

test('a page whose critical data failed is not stored', async () => {
  upstream.set('status-500')
  expect((await visit('/services/roofing')).status).toBe(502)
  expect((await visit('/services/roofing')).cache).not.toMatch(HIT)
  upstream.set('ok')
  const recovered = await visit('/services/roofing', 30)
  expect(recovered.status).toBe(200)
  expect(recovered.body).toContain('Remote job')
})

test.each([
  ['/category', '/'],
  ['/city', '/'],
  ['/state', '/'],
  ['/brand', '/'],
  ['/category', '/services'],
  ['/category', '/search?q=plumber'],
  ['/city', '/city/newville'],
  ['/state', '/state/remote-state'],
  ['/blog', '/blog'],
])('a failed list %s leads to no stored page %s', async (list, path) => {
  nameCity('Newville')
  upstream.set('status-500', list)
  await visit(path)
  upstream.set('ok', list)
  const { status, cache } = await visit(path, 30)
  expect([status, cache]).toEqual([200, expect.stringContaining('site-page; fwd=miss')])
  await visitUntil(path, HIT, 30)
})

test('a stored page stays when its revalidation fails', async () => {
  await visitUntil('/services/plumbing', HIT)
  upstream.set('status-500')
  for (let time = 0; time < 3; time++) {
    const stale = await visit('/services/plumbing', 5 * MINUTE + time)
    expect(stale.cache).toContain('fwd=stale')
    expect(stale.body).toContain('Remote job')
  }
})

test('a page past its stale window is served when it cannot be rendered', async () => {
  await visitUntil('/services/plumbing', HIT)
  upstream.set('status-500')
  const fallback = await visit('/services/plumbing', DAY + 5 * MINUTE)
  expect(fallback.status).toBe(200)
  expect(fallback.cache).toMatch(/site-page; fwd=stale; ttl=-\d+; detail=error/)
  expect(fallback.body).toContain('Remote job')
})
