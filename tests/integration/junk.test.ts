import { expect, test } from 'vitest'
import { site } from '#support/site/shared-site.ts'

test.each([
  '/wp-login.php',
  '/xmlrpc.php',
  '/.env',
  '/.git/config',
  '/blog/wp-includes/wlwmanifest.xml',
  '/services/.env.local',
  '/backup.sql.gz',
  '/index.html',
  '/index.php/contact',
  '/services/plumbing.json',
  '/.well-known/nothing',
  '/images/no-such-picture.svg',
])('%s can never be a page and gets a plain response below one kilobyte', async (path) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(1_024)
})

test('a missing built file is a plain 404 that is not stored', async () => {
  const response = await site.fetch('/assets/page-00000000.js')
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test.each(['/no/such/page', '/city/st.elsewhere', '/brand/a.b', '/services/plumbing/st.elsewhere'])(
  '%s could be a page and gets the designed 404',
  async (path) => {
    const response = await site.fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  },
)

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
])('%s is served', async (path) => {
  expect((await site.fetch(path)).status).toBe(200)
})
