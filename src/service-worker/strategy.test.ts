import { expect, test } from 'vitest'
import { mayKeep, namedPictures, pageKey, strategyFor } from './strategy.ts'

const ORIGIN = 'https://www.site.example'
const asked = (path: string, change = {}) =>
  strategyFor({ method: 'GET', mode: 'cors', url: ORIGIN + path, isPersonal: false, ...change }, ORIGIN)
const visited = (path: string) => asked(path, { mode: 'navigate' })

test.each(['/', '/services/plumbing', '/blog/a-post', '/search?q=tap', '/contact?sent=now', '/application'])(
  'a visit to %s is answered as a page',
  (path) => expect(visited(path)).toBe('page'),
)

test.each([
  '/app',
  '/app?referrer=x',
  '/app-partner',
  '/healthz',
  '/page-times',
  '/csp-report',
  '/sw.js',
  '/api/web/query',
  '/api/other',
  '/robots.txt',
  '/feed.xml',
])('%s is left to the network, as a page and as data', (path) => {
  expect(visited(path)).toBe('network')
  expect(asked(path)).toBe('network')
})

test('files, pictures and data have strategies of their own', () => {
  expect(asked('/assets/entry-AbC1.js')).toBe('asset')
  expect(asked('/images/services/plumbing.svg')).toBe('image')
  expect(asked('/icons/icon-192.png')).toBe('image')
  expect(asked('/favicon.svg')).toBe('image')
  expect(asked('/api/web/city/all?limit=4')).toBe('api')
})

test('fetched pages, other sites, posts and personal responses are left to the network', () => {
  expect(asked('/services')).toBe('network')
  expect(asked('', { url: 'https://elsewhere.example/images/a.svg' })).toBe('network')
  expect(asked('/contact', { method: 'POST', mode: 'navigate' })).toBe('network')
  expect(asked('/api/web/city/all', { isPersonal: true })).toBe('network')
})

test('campaign parameters do not make another page', () => {
  expect(pageKey(`${ORIGIN}/?utm_source=homescreen#top`)).toBe(`${ORIGIN}/`)
  expect(pageKey(`${ORIGIN}/search?q=tap&utm_medium=x&gclid=1&gad_source=2&igshid=3`)).toBe(
    `${ORIGIN}/search?q=tap`,
  )
  expect(pageKey(`${ORIGIN}/services/plumbing/pune?job=leak-repair#job-leak-repair`)).toBe(
    `${ORIGIN}/services/plumbing/pune`,
  )
  expect(pageKey(`${ORIGIN}/provider/p1?job=leak-repair&city=pune&tab=reviews`)).toBe(
    `${ORIGIN}/provider/p1?tab=reviews`,
  )
  expect(pageKey(`${ORIGIN}/search?q=tap`)).not.toBe(pageKey(`${ORIGIN}/search?q=fan`))
})

test('only successful answers that may be stored are stored', () => {
  const answer = (status: number, cacheControl = 'private, no-cache', redirected = false) =>
    mayKeep({
      status,
      redirected,
      url: `${ORIGIN}/contact`,
      headers: new Headers({ 'Cache-Control': cacheControl }),
    })
  expect(answer(200)).toBe(true)
  expect(answer(200, 'private, no-store')).toBe(false)
  expect(answer(404)).toBe(false)
  expect(answer(502)).toBe(false)
  expect(answer(206)).toBe(false)
  expect(answer(200, '', true)).toBe(false)
})

test('the confirmation of a message is not stored', () => {
  const url = `${ORIGIN}/contact?sent=0a1b2c3d`
  expect(mayKeep({ status: 200, redirected: false, url, headers: new Headers() })).toBe(false)
})

test('the pictures that a page shows or preloads are listed once', () => {
  const html = `<link rel="preload" as="image" href="/images/hero.svg"><link rel="stylesheet" href="/assets/app.css">
    <meta property="og:image" content="https://www.site.example/images/og/a.png">
    <img class="x" src="/images/a.svg" alt=""><img src="/images/a.svg"><img src="/qr/app"><img src="https://else.example/images/b.svg">
    <script>{"image":"/images/c.svg"}</script>`
  expect(namedPictures(html)).toEqual(['/images/hero.svg', '/images/a.svg', '/qr/app'])
})

test('only the first 60 pictures of a page are listed', () => {
  const html = Array.from({ length: 70 }, (_, index) => `<img src="/images/${index}.svg">`).join('')
  expect(namedPictures(html)).toHaveLength(60)
  expect(namedPictures(html).at(-1)).toBe('/images/59.svg')
})
