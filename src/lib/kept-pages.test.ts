import { expect, test } from 'vitest'
import { isPage, mayKeep, pageKey } from './kept-pages.ts'

const SITE = 'https://site.example'

test.each([
  ['a page', '/services/plumbing?city=pune', true],
  ['a hand-off to the app', '/app?web=/about', false],
  ['a hand-off to the partner app', '/app-partner', false],
  ['the desk', '/desk/message/1', false],
  ["the operator's path", '/ops/purge', false],
  ['data', '/api/web/city/all', false],
  ['a file', '/sitemap.xml', false],
])('the service worker answers %s as a page: %s', (_, path, answered) => {
  expect(isPage({ url: SITE + path, mode: 'navigate', headers: new Headers() })).toBe(answered)
})

test('the service worker leaves a prefetch to the browser', () => {
  const headers = new Headers({ 'Sec-Purpose': 'prefetch' })
  expect(isPage({ url: SITE, mode: 'navigate', headers })).toBe(false)
})

const page = { 'Content-Type': 'text/html; charset=utf-8' }

test.each<[string, string, ResponseInit, boolean]>([
  ['a page', '/about', { headers: page }, true],
  ['the confirmation of a message', '/contact?subject=booking&sent=1', { headers: page }, false],
  ['a page with no-store', '/about', { headers: { ...page, 'Cache-Control': 'private, no-store' } }, false],
  ['a missing page', '/about', { status: 404, headers: page }, false],
  ['a failed page', '/about', { status: 503, headers: page }, false],
  ['data', '/about', { headers: { 'Content-Type': 'application/json' } }, false],
])('%s at %s is kept only when it may be', (_, path, init, kept) => {
  expect(mayKeep({ url: SITE + path }, new Response('', init))).toBe(kept)
})

test('a page has one key when a campaign or a fragment is in its address', () => {
  expect(pageKey(`${SITE}/search?q=tap&utm_source=mail&utm_medium=x#main`)).toBe(`${SITE}/search?q=tap`)
})
