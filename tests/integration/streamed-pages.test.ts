import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite()

/** Every test runs a month later, when no cached entry is usable. */
beforeEach(() => {
  upstream.reset()
  nextMonth()
})

afterAll(stop)

/** Reads a stream chunk by chunk, so that a test can check the part that has arrived. */
function reader(response: Response) {
  const chunks = response.body?.getReader()
  const decoder = new TextDecoder()
  let html = ''
  return {
    until: async (text: string): Promise<string> => {
      while (!html.includes(text)) {
        const result = await chunks?.read()
        if (!result || result.done) throw new Error(`the stream ended without ${text}`)
        html += decoder.decode(result.value, { stream: true })
      }
      return html
    },
  }
}

/** Returns true if a promise has settled. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending
}

test.each([
  ['/', 'Remoteville'],
  ['/services/plumbing', 'Remote job'],
  ['/services/waterproofing', '</html>'],
])('the shell of %s is sent before the upstream answers, and the content after it', async (path, content) => {
  const release = upstream.hold()
  const page = reader(await visit(path))
  const shell = await page.until('<h1')
  expect(shell.includes('Skip to content')).toBe(true)
  expect(shell.includes(content)).toBe(false)
  release()
  await page.until(content)
  await page.until('</html>')
})

test('a page that is streamed asks the upstream for each address once', async () => {
  const before = upstream.calls.length
  const release = upstream.hold()
  const response = await visit('/services/plumbing')
  expect(response.headers.get('Content-Security-Policy')).toContain("'nonce-")
  release()
  expect(await response.text()).toContain('Remote job')
  const asked = upstream.calls.slice(before).map(({ path }) => path)
  expect(asked.length).toBeGreaterThan(2)
  expect(asked).toEqual([...new Set(asked)])
})

test('/services sends its names before the upstream answers, and its prices after it', async () => {
  upstream.answer('/category/fetch_all', [
    { _id: 'plumbing', title: 'Pipes and Taps', description: '', image: '', priceFrom: 123 },
  ])
  const release = upstream.hold()
  const page = reader(await visit('/services'))
  const shell = await page.until('Waterproofing')
  expect(shell).not.toContain('₹')
  release()
  const html = await page.until('From ₹123')
  expect(html).toContain('Pipes and Taps')
  upstream.answer('/category/fetch_all', [{ _id: 'plumbing', title: 'Plumbing', description: '', image: '' }])
})

test.each([
  ['/services/roofing', 200],
  ['/services/no-such-trade', 404],
])('%s, which only the upstream knows, waits for its answer and returns %i', async (path, status) => {
  const release = upstream.hold()
  const response = visit(path)
  await upstream.received(3)
  expect(await isSettled(response)).toBe(false)
  release()
  expect((await response).status).toBe(status)
})

test('a bot waits for the whole page', async () => {
  const release = upstream.hold()
  const response = visit('/', { headers: { 'User-Agent': BOT_USER_AGENT } })
  await upstream.received(6)
  expect(await isSettled(response)).toBe(false)
  release()
  const html = await (await response).text()
  expect(html.includes('Remoteville')).toBe(true)
  expect(html.includes('<div hidden id="S:')).toBe(false)
})

test('a critical read that fails gives the error screen with a gateway status', async () => {
  upstream.set('status-500')
  const response = await visit('/services/some-other-trade')
  expect(response.status).toBe(502)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.text()
  expect(html.includes('Server error. Please try again later.')).toBe(true)
  expect(html.includes('stack trace')).toBe(false)
})

test('a page is stored complete when visitors leave while it is sent', async () => {
  for (const path of ['/', '/', '/services/plumbing', '/services/roofing']) {
    // No entry of the test before is used: the site asks the upstream.
    nextMonth()
    const release = upstream.hold()
    const leaving = new AbortController()
    const page = visit(path, { signal: leaving.signal }).catch(() => undefined)
    await upstream.received(1)
    if (path !== '/services/roofing') await (await page)?.body?.getReader().read()
    leaving.abort()
    await page
    release()
  }
  for (const [path, text] of [
    ['/', 'Remoteville'],
    ['/services/plumbing', 'Remote job'],
    ['/services/roofing', 'Remote job'],
  ] as const) {
    const html = await (await visit(path)).text()
    expect(html.includes(text)).toBe(true)
    expect(html.trimEnd().endsWith('</html>')).toBe(true)
  }
})
