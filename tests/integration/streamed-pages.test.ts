import { afterEach, expect, test } from 'vitest'
import { HIT, startCachedSite } from '#support/site/cached-site.ts'
import { getPolicy, runnableIn } from '#support/site/markup.ts'
import { site as shared } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, BROWSER_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, site, visit, visitUntil, startTime } = await startCachedSite()

let release = () => {}
afterEach(() => release())

/** Requests a page while the upstream answers nothing. Returns the response with its first part. */
async function openStream(address: string) {
  release = upstream.hold()
  const { headers, body } = await site.fetch(address, { headers: { 'x-test-clock': String(startTime()) } })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const shell = (await reader?.read())?.value ?? ''
  async function readRest() {
    release()
    let rest = ''
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) rest += part.value
    return rest
  }
  return { headers, shell, readRest }
}

test('a page streams while its data is on its way, and the next visitor stores it', async () => {
  const { headers, shell, readRest } = await openStream('/services')
  expect(headers.get('Content-Security-Policy')).toContain('nonce-')
  expect(headers.get('Cache-Control')).toBe('private, no-cache')
  expect(headers.has('ETag')).toBe(false)
  const html = shell + (await readRest())
  const policy = getPolicy({ headers })
  expect(policy).not.toContain('sha256-')
  expect(runnableIn(html, policy.match(/'nonce-[^']+'/)?.[0] ?? '')).toEqual([])
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  expect(html).toContain('hidden id="S:')
  expect((await visit('/services')).cache).toContain('fwd=miss')
  const stored = await visitUntil('/services', HIT)
  expect(stored.body).not.toContain('hidden id="S:')
  expect(stored.policy).not.toContain('nonce-')
})

test('a streamed page leads browsers without JavaScript to the whole page, which is not indexed', async () => {
  const { shell, readRest } = await openStream('/services?utm_source=mail')
  await readRest()
  const [, address = ''] = /<noscript><meta http-equiv="refresh" content="0;url=([^"]+)"/i.exec(shell) ?? []
  expect(address).toBe('/services?whole=1')
  const whole = await visit(address)
  expect(whole.status).toBe(200)
  expect(whole.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(whole.body).not.toMatch(/hidden id="S:|http-equiv="refresh"/i)
  expect((await visitUntil('/services', HIT)).headers.has('X-Robots-Tag')).toBe(false)
})

test.each([
  ['a bot', { 'User-Agent': BOT_USER_AGENT }, '/services'],
  ['a browser without JavaScript', {}, '/services?whole=1'],
])('%s waits for all data', async (_, headers, address) => {
  release = upstream.hold()
  const waiting = visit(address, 0, { headers })
  await upstream.received(1)
  release()
  expect((await waiting).body).not.toMatch(/hidden id="S:|http-equiv="refresh"/i)
})

test.each(['/services/plumbing/remoteville', '/city/remoteville', '/job/plumbing/remote-job/remoteville'])(
  '%s has one heading and the robots of its data when it streams',
  async (address) => {
    upstream.set('never-answers', '/brand')
    upstream.set('never-answers', '/category/popular')
    const { body } = await visit(address)
    expect(body.match(/<h1\b/g)).toHaveLength(1)
  },
)

test.each([
  ['/services/plumbing/remoteville', ['/city/all', '/state/all', '/category/plumbing']],
  ['/city/remoteville/service/plumbing', ['/city/all', '/state/all', '/category/plumbing']],
  [
    '/job/plumbing/remote-job/remoteville',
    ['/city/all', '/category/plumbing', '/category/plumbing/job/remote-job'],
  ],
])('%s starts all reads at once that need no other read', async (path, expected) => {
  const before = upstream.calls.length
  release = upstream.hold()
  const page = visit(path)
  const missing = () => {
    const requested = new Set(upstream.calls.slice(before).map((call) => call.path))
    return expected.filter((one) => !requested.has(one))
  }
  await expect.poll(missing).toEqual([])
  release()
  expect((await page).status).toBe(200)
})

test('a complete page has no nonce and no hidden segments, and its policy allows scripts by hash', async () => {
  for (const path of ['/', '/services/plumbing', '/no/such/page', '/blog', '/contact']) {
    const response = await shared.fetch(path)
    const html = await response.text()
    const policy = getPolicy(response)
    expect(policy).not.toContain('nonce-')
    expect(html.match(/ nonce="|hidden id="S:/)).toBeNull()
    expect(html.match(/<script\b[^>]*>/g)?.length).toBeGreaterThan(1)
    expect(runnableIn(html, policy)).toEqual([])
  }
})

test('a browser gets a complete page when the data is in the cache', async () => {
  await (await shared.fetch('/services/plumbing')).text()
  const headers = { 'User-Agent': BROWSER_USER_AGENT }
  expect(await (await shared.fetch('/services/plumbing', { headers })).text()).not.toContain('hidden id="S:')
})
