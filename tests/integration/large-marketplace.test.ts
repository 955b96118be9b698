import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { BOT_USER_AGENT, startSite } from '#support/site/start-site.ts'

const upstream = await startFakeUpstream()
const site = await startSite({ vars: { UPSTREAM_URL: upstream.url } })

afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

test('the home page of a marketplace with thousands of towns leads to them by state', async () => {
  const cities = Array.from({ length: 2_000 }, (_, index) => ({ _id: `c${index}`, title: `Town ${index}` }))
  const services = Array.from({ length: 300 }, (_, index) => ({
    _id: `s${index}`,
    title: `Borewell ${index}`,
  }))
  upstream.answer('/city/all', cities)
  upstream.answer('/category/fetch_all', services)
  const response = await site.fetch('/', { headers: { 'User-Agent': BOT_USER_AGENT } })
  const html = await response.text()
  expect(html).toContain('Town 17')
  expect(html.length).toBeLessThan(200_000)
  expect(gzipSync(html).length).toBeLessThan(30_000)
})

test('a search of hundreds of services lists 20 and leads to the next', async () => {
  const read = async (path: string) => {
    const html = await (await site.fetch(path, { headers: { 'User-Agent': BOT_USER_AGENT } })).text()
    expect(html.length).toBeLessThan(150_000)
    return html
  }
  const first = await read('/search?q=borewell')
  expect(first.match(/<article/g)).toHaveLength(20)
  expect(first).toContain('href="/search?q=borewell&amp;page=2"')
  const last = await read('/search?q=borewell&page=15')
  expect(last.match(/<article/g)).toHaveLength(20)
  expect(last).not.toContain('page=16"')
})
