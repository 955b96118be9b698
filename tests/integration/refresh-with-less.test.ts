import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'

const { upstream, site, nextMonth, stop, visit } = await startRemoteSite()
const HOUR = 3_600_000
const initial = upstream.snapshot()

beforeEach(() => {
  upstream.reset()
  for (const [path, data] of initial) upstream.answer(path, data)
  nextMonth()
})

afterAll(stop)

const POST = '/blog/remote-post'
const SERVICE = '/category/roofing'
const other = { _id: 'x', slug: 'other-post', title: 'Another', content: '<p>Foreign words.</p>' }

test.each([
  [POST, 'nothing', {}],
  [POST, 'its name alone', { _id: 'p1', slug: 'remote-post' }],
  [POST, 'no content', { _id: 'p1', slug: 'remote-post', title: 'A remote post' }],
  [POST, 'another post', other],
  [SERVICE, 'nothing', {}],
  [SERVICE, 'its name alone', { _id: 'roofing' }],
  [SERVICE, 'another service', { _id: 'plumbing', title: 'Plumbing', childCategories: [] }],
])('%s keeps its stored entry when the refresh answers with %s', async (path, _, data) => {
  const api = `/api/web${path}`
  const good = await (await visit(api)).text()
  const mark = site.logs.length
  upstream.answer(path, data)
  await visit(api, { later: HOUR })
  await expect
    .poll(() => site.logs.slice(mark).join(), { timeout: 10_000 })
    .toContain('"event":"refresh_failed"')
  const kept = await visit(api, { later: HOUR + 60_000 })
  expect(await kept.text()).toBe(good)
  expect(site.logs.slice(mark).join()).not.toContain('Foreign')
})

test.each([
  ['nothing', {}],
  ['another post', other],
])('a page that is not stored is 502 with links when the upstream answers with %s', async (_, data) => {
  upstream.answer(POST, data)
  const page = await visit(POST)
  expect(page.status).toBe(502)
  const html = await page.text()
  expect(html).toContain('href="/"')
  expect(html).not.toContain('Foreign')
})
