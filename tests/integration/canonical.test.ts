import { expect, test } from 'vitest'
import { site } from '#support/site/shared-site.ts'

test.each([
  ['/SERVICES', '/services'],
  ['/cOnTaCt', '/contact'],
  ['/CITY/mumbai', '/city/mumbai'],
  ['/State/karnataka/SERVICE/plumbing', '/state/karnataka/service/plumbing'],
  ['/Blog?category=x', '/blog?category=x'],
  ['/APP?web=x', '/app?web=x'],
  ['/Robots.txt', '/robots.txt'],
  ['/about%20', '/about'],
  ['/%20', '/'],
  ['/%20about', '/about'],
  ['/city/mumbai%20', '/city/mumbai'],
  ['/city/%C2%A0mumbai%E3%80%80', '/city/mumbai'],
  ['/city%09/mumbai', '/city/mumbai'],
  ['/%20/services/%20/plumbing', '/services/plumbing'],
])('%s redirects permanently to %s', async (path, target) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(target)
})

test.each([
  ['/blog/TERMITE-signs-at-home', '/blog/termite-signs-at-home'],
  ['/provider/Mahesh-Patil', '/provider/mahesh-patil'],
  ['/brand/NALVIKA', '/brand/nalvika'],
  ['/No/such%2FPAGE', '/no/such%2Fpage'],
])('%s, which does not exist, redirects to %s and is not cached by browsers', async (path, target) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(target)
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})

test('a path with a dollar sign is not found and does not redirect', async () => {
  for (const path of ['/$x', '/a/$b/c', '/services/$', '/%24x', '/services/%24', '/hi/$x', '/hi/%24']) {
    const response = await site.fetch(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('Location'), path).toBeNull()
  }
})

test('a link redirects to the clean URL when it ends with invisible characters', async () => {
  for (const path of ['/about%E2%80%8B', '/about%C2%AD', '/about%E2%81%A9%EF%B8%8F', '/hi/about%E2%80%8E'])
    expect((await site.fetch(path)).headers.get('Location'), path).toBe(path.replace(/%.*/, ''))
})

test('a redirect percent-encodes its target', async () => {
  for (const path of [
    '/search?q=a|b&x',
    '/about?a=|',
    '/services/a|b/',
    '/blog?category=a|b&&',
    '/contact?about=^|`',
  ]) {
    const response = await site.fetch(path)
    const location = response.headers.get('Location')
    if (location !== null)
      expect(location, path).toMatch(/^[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+$/)
  }
})
