import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, site, stop } = await startRemoteSite()
afterAll(stop)

const posts = Array.from({ length: 600 }, (_, index) => ({
  slug: `p-${index}`,
  title: `Post ${index}`,
  content: '<p>A tap drips.</p>'.repeat(100),
  short_description: 'About taps',
  categories: ['Plumbing'],
}))
upstream.answer('/blog/all', posts)

async function read(path: string): Promise<string> {
  const html = await (await site.fetch(path, { headers: { 'User-Agent': BOT_USER_AGENT } })).text()
  expect(html.length).toBeLessThan(150_000)
  return html
}

test('the home page of a marketplace with thousands of towns leads to them by state', async () => {
  const cities = Array.from({ length: 2_000 }, (_, index) => ({ _id: `c${index}`, title: `Town ${index}` }))
  const services = Array.from({ length: 300 }, (_, index) => ({
    _id: `s${index}`,
    title: `Borewell ${index}`,
  }))
  upstream.answer('/city/all', cities)
  upstream.answer('/category/fetch_all', services)
  const html = await read('/')
  expect(html).toContain('Town 17')
  expect(gzipSync(html).length).toBeLessThan(30_000)
})

test('a search of hundreds of services lists 20 and leads to the next', async () => {
  const first = await read('/search?q=borewell')
  expect(first.match(/<article/g)).toHaveLength(20)
  expect(first).toContain('href="/search?q=borewell&amp;page=2"')
  const last = await read('/search?q=borewell&page=15')
  expect(last.match(/<article/g)).toHaveLength(20)
  expect(last).not.toContain('page=16"')
})

test('the blog of a large marketplace lists 24 posts and leads to the next', async () => {
  const first = await read('/blog')
  expect(first.match(/<article/g)).toHaveLength(24)
  expect(first).toContain('600 articles')
  expect(first).toContain('href="/blog?page=2"')
  const last = await read('/blog?category=plumbing&page=25')
  expect(last).toContain('Post 599')
  expect(last).not.toContain('page=26')
})

test('the list of hundreds of services shows 20 and leads to the next', async () => {
  const first = await read('/services')
  expect(first.match(/<h2[^>]*>Borewell \d+/g)).toHaveLength(20)
  expect(first).toContain('href="/services?page=2"')
  const last = await read('/services?page=15')
  expect(last).toContain('Borewell 299')
  expect(last).not.toContain('page=16"')
})

test('the page of a city shows some of hundreds of services and leads to all', async () => {
  const html = await read('/city/town-17')
  expect(html).toContain('Borewell 3')
  expect(html).toContain('href="/services"')
})
