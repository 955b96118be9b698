import { expect, test } from 'vitest'
import { pageKey, sharedPath } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/services/plumbing?utm_source=mail&utm_campaign=x&gclid=1', '/services/plumbing'],
  ['/about?referrer=a', '/about'],
])('%s is the shared page %s', (address, path) => {
  expect(sharedPath(new URL(address, 'https://site.example'))).toBe(path)
})

test.each(['/search?q=tap', '/blog?category=Tips', '/?utm_source=a&x=1', '/?utm_=1', `/${'a'.repeat(200)}`])(
  '%s is shared with nobody',
  (address) => {
    expect(sharedPath(new URL(address, 'https://site.example'))).toBeUndefined()
  },
)

test('build, settings, origin and lightness each make a page of their own', () => {
  const variant = { buildId: 'b1', settings: 's', siteOrigin: 'https://site.example', light: false }
  const keys = [
    variant,
    { ...variant, buildId: 'b2' },
    { ...variant, settings: 't' },
    { ...variant, siteOrigin: 'https://other.example' },
    { ...variant, light: true },
  ].map((each) => pageKey('/about', each))
  expect(new Set(keys).size).toBe(keys.length)
})
