import { expect, test } from 'vitest'
import { pageAddress, pageKey } from './page-key.ts'

const getAddress = (address: string) => pageAddress(new URL(address, 'https://site.example'))

test.each([
  ['/', '/'],
  ['/services/plumbing?utm_source=mail&utm_campaign=x&gclid=1', '/services/plumbing'],
  ['/about?referrer=a&gad_source=1&gad_campaignid=2&srsltid=x&ttclid=y&igshid=z&ref=w&q=tap', '/about'],
  ['/search?ref=x&q=tap', '/search?q=tap'],
  ['/search?q=tap&q=fan', '/search?q=fan'],
  ['/search?q=', '/search'],
  ['/contact?subject=a&about=b&fbclid=1', '/contact?subject=a&about=b'],
  ['/blog?category=Tips', '/blog?category=Tips'],
  ['/provider/1?tab=reviews&utm_source=x', '/provider/1?tab=reviews'],
  ['/provider/1?service=plumbing&job=leak-repair&city=pune', '/provider/1'],
  [
    '/services/plumbing/kochi/professionals?sort=price&job=&language=hindi&x=1',
    '/services/plumbing/kochi/professionals?language=hindi&sort=price',
  ],
  ['/provider/1/more?tab=reviews', '/provider/1/more'],
])('%s is stored as the page %s', (address, expected) => {
  expect(getAddress(address)).toEqual({ address: expected, isPrivate: false })
})

test('an address over the length limit is not shared', () => {
  const long = 'a'.repeat(300)
  expect(getAddress(`/${long}`).isPrivate).toBe(true)
  expect(getAddress(`/search?q=${long}&utm_source=x`)).toEqual({
    address: `/search?q=${long}`,
    isPrivate: true,
  })
})

test('the confirmation of a message is not shared', () => {
  expect(getAddress('/contact?sent=0a1b2c3d')).toEqual({ address: '/contact?sent=0a1b2c3d', isPrivate: true })
})

test('a comparison is not shared', () => {
  expect(getAddress('/compare?with=a,b&ref=x')).toEqual({ address: '/compare?with=a%2Cb', isPrivate: true })
  expect(getAddress('/compare').isPrivate).toBe(true)
})

test('build, settings, origin and Save-Data are part of the key', () => {
  const variant = { buildId: 'b1', settings: 's', siteOrigin: 'https://site.example', saveData: false }
  const keys = [
    variant,
    { ...variant, buildId: 'b2' },
    { ...variant, settings: 't' },
    { ...variant, siteOrigin: 'https://other.example' },
    { ...variant, saveData: true },
  ].map((each) => pageKey('/about', each))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys[0]).toMatch(/^https:\/\/site\.example\//)
})
