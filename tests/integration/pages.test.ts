import { expect, test } from 'vitest'
import { getPolicy, runnableIn } from '#support/site/markup.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, BROWSER_USER_AGENT } from '#support/site/start-site.ts'

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

test('a page has no hidden segments for a browser when its data is at hand', async () => {
  const headers = { 'User-Agent': BROWSER_USER_AGENT }
  for (const path of ['/', '/services/plumbing']) {
    // A bot waits for the data, which the cache then has.
    await (await site.fetch(path)).text()
    const html = await (await site.fetch(path, { headers })).text()
    expect(html.includes('<div hidden id="S:')).toBe(false)
    expect(html.includes('</html>')).toBe(true)
  }
  expect(await (await site.fetch('/services/plumbing')).text()).toMatch(/₹\d/)
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
