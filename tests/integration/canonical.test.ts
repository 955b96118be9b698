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
  ['/No/such%2FPAGE', '/no/such%2Fpage'],
])('%s, which does not exist, redirects to %s and is not cached by browsers', async (path, target) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(target)
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})

test('a path with a dollar sign is not found and does not redirect', async () => {
  for (const path of ['/services/$', '/services/%24x', '/hi/$x', '/hi/%24x']) {
    const response = await site.fetch(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('Location'), path).toBeNull()
  }
})

test.each([
  ['/services/plumbing%E2%80%9D%E0%A5%A4?utm_source=x', '/services/plumbing?utm_source=x'],
  ['/Services/Plumbing).Call', '/services/plumbing'],
  ['/%22', '/'],
  ['/hi%E0%A5%A4?utm_source=x', '/hi?utm_source=x'],
  ['/hi/contact.धन्यवाद', '/hi/contact'],
])('%s, which does not exist, redirects to %s, which does, in one step', async (path, target) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(target)
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect((await site.fetch(target)).status).toBe(200)
})

test.each([
  ['/app%E0%A5%A4?web=services', '/app?web=services'],
  ['/app-partner/*', '/app-partner'],
])('%s redirects to the link %s to an app', async (path, target) => {
  const response = await site.fetch(path)
  expect([response.status, response.headers.get('Location')]).toEqual([301, target])
})

test.each(['/services/no-such*', '/no/such/*'])(
  '%s is not found, because its beginning does not exist either',
  async (path) => {
    const response = await site.fetch(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<h1')
  },
)
