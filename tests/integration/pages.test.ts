import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { getPolicy, runnableIn } from '#support/site/markup.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, BROWSER_USER_AGENT } from '#support/site/start-site.ts'

const SERVICES =
  'plumbing electrician ac-repair carpentry painting cleaning appliance-repair pest-control interior-design gardening security waterproofing'.split(
    ' ',
  )

test.each([
  ['/', 200],
  ['/services', 200],
  ...SERVICES.map((id): [string, number] => [`/services/${id}`, 200]),
  ['/services/plumbing/mumbai', 200],
  ['/services/plumbing/udaipur', 200],
  ['/services/nonsense', 404],
  ['/services/plumbing/atlantis', 404],
  ['/no/such/page', 404],
])('GET %s answers %i with one h1, a title and a description', async (path, status) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  const document = await getDocument(response)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.title).toContain(company.name)
})

test('a complete page has no nonce, and its policy allows scripts by hash', async () => {
  for (const path of ['/', '/services/plumbing', '/no/such/page', '/blog', '/contact']) {
    const response = await site.fetch(path)
    const html = await response.text()
    expect(getPolicy(response)).not.toContain('nonce-')
    expect(html.match(/ nonce="/)).toBeNull()
    expect(html.match(/<script\b[^>]*>/g)?.length).toBeGreaterThan(1)
    expect(runnableIn(html, getPolicy(response))).toEqual([])
  }
})

test('a page that is streamed has a nonce of its own on every script', async () => {
  const { upstream, visit, stop } = await startRemoteSite()
  const nonces = new Set<string>()
  for (const path of ['/', '/blog']) {
    const release = upstream.hold()
    const response = await visit(path)
    release()
    const html = await response.text()
    const [nonce = ''] = getPolicy(response).match(/'nonce-[^']+'/) ?? []
    expect(html).toContain('hidden id="S:')
    expect(runnableIn(html, nonce)).toEqual([])
    expect(getPolicy(response)).not.toContain('sha256-')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
  await stop()
})

test('the policy of documents allows scripts by hash only', async () => {
  const policy = getPolicy(await site.fetch('/'))
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')+$/)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a page has no hidden segments for a browser when its data is at hand', async () => {
  const headers = { 'User-Agent': BROWSER_USER_AGENT }
  for (const path of ['/', '/services/plumbing']) {
    // A bot waits for the data, which the cache then has.
    await (await site.fetch(path)).text()
    const html = await (await site.fetch(path, { headers })).text()
    expect(html.includes('<div hidden id="S:')).toBe(false)
    expect(html.includes('</html>')).toBe(true)
  }
  expect(await (await site.fetch('/services/plumbing')).text()).toContain('₹399')
})

test('a bot receives the whole page', async () => {
  const html = await (
    await site.fetch('/services/cleaning', { headers: { 'User-Agent': BOT_USER_AGENT } })
  ).text()
  expect(html.includes('<div hidden id="S:')).toBe(false)
  expect(html).toContain('/images/services/')
})

test('HEAD answers like GET, without a body', async () => {
  const response = await site.fetch('/services', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('a superfluous slash redirects permanently to the canonical URL', async () => {
  const response = await site.fetch('/services/plumbing/?q=1')
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe('/services/plumbing?q=1')
})

test('two slashes at the start do not redirect to another site', async () => {
  const response = await site.fetch('//evil.example/')
  expect(response.headers.get('Location') ?? '').not.toContain('//evil')
})

test('an unsupported method on a page is refused', async () => {
  expect((await site.fetch('/services', { method: 'POST' })).status).toBe(405)
})

test('every answer can be traced by its request id', async () => {
  for (const path of ['/', '/no/such/page', '/api/web/city/all', '/healthz']) {
    expect((await site.fetch(path)).headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})
