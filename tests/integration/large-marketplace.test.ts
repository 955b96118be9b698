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
    title: `Service ${index}`,
  }))
  upstream.answer('/city/all', cities)
  upstream.answer('/category/fetch_all', services)
  const response = await site.fetch('/', { headers: { 'User-Agent': BOT_USER_AGENT } })
  const html = await response.text()
  expect(html).toContain('Town 17')
  expect(html.length).toBeLessThan(200_000)
  expect(gzipSync(html).length).toBeLessThan(30_000)
})
