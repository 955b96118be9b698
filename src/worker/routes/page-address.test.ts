import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

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
  ['/provider/1/more?tab=reviews', '/not-found'],
  ['/hi/nothing?x=1', '/hi/not-found'],
])('%s is stored as the page %s', (address, expected) => {
  expect(getAddress(address)).toMatchObject({ address: expected, isPrivate: false, isWhole: false })
})

test('an address over the length limit is not shared', () => {
  const long = 'a'.repeat(300)
  expect(getAddress(`/blog/${long}`).isPrivate).toBe(true)
  expect(getAddress(`/search?q=${long}&utm_source=x`)).toMatchObject({
    address: `/search?q=${long}`,
    isPrivate: true,
  })
})

test.each([
  ['/contact?sent=0a1b2c3d', '/contact?sent=0a1b2c3d'],
  ['/compare?with=a,b&ref=x', '/compare?with=a%2Cb'],
  ['/compare', '/compare'],
])('%s is for one visitor', (url, address) => {
  expect(getAddress(url)).toMatchObject({ address, isPrivate: true, isWhole: false })
})

test('a page that waits for all data is stored as the page itself', () => {
  expect(getAddress('/blog?whole=1&category=Tips')).toMatchObject({
    address: '/blog?category=Tips',
    isPrivate: false,
    isWhole: true,
  })
})
