import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'

const { upstream, site, visit, nextMonth, stop } = await startRemoteSite()

/** Every test runs a month later, when no cached entry is usable. */
beforeEach(() => {
  upstream.set('ok')
  nextMonth()
})

afterAll(stop)

test('visitors who leave before the answer do not affect those who stay', async () => {
  const release = upstream.hold()
  for (let index = 1; index <= 5; index++) {
    const leaving = new AbortController()
    const gone = visit('/api/web/brand/all', { signal: leaving.signal }).catch(() => 'gone')
    await upstream.received(Math.min(index, 2))
    leaving.abort()
    expect(await gone).toBe('gone')
  }
  const staying = visit('/api/web/brand/all')
  release()
  const response = await staying
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Remote Brand')
  expect(site.logs.filter((line) => /uncaught|unhandled|render_failed/i.test(line))).toEqual([])
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
  expect(site.logs.filter((line) => /uncaught|unhandled|render_failed/i.test(line))).toEqual([])
})

test('a visitor who leaves while an entry is refreshed does not stop the refresh', async () => {
  await visit('/api/web/state/all')
  upstream.answer('/state/all', [{ _id: 's1', title: 'Newer State', cities: [] }])
  const release = upstream.hold()
  const response = await visit('/api/web/state/all', { later: 1_000_000 })
  await response.body?.cancel()
  await upstream.received(1)
  release()
  await expect
    .poll(async () => (await visit('/api/web/state/all', { later: 1_000_000 })).text())
    .toContain('Newer State')
})
