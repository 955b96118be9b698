import { expect, test } from 'vitest'
import { site } from '#support/site/shared-site.ts'

test.each([
  ['/State/karnataka/SERVICE/plumbing', '/state/karnataka/service/plumbing'],
  ['/APP?web=x', '/app?web=x'],
  ['/services/plumbing/?q=a|b', '/services/plumbing?q=a%7Cb'],
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
