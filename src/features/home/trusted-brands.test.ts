import { expect, test } from 'vitest'
import { brandHref } from './trusted-brands.tsx'

const website = 'https://www.nalvika.example/'
const redirect = 'https://www.nalvika.example/taps'

test('a brand opens its redirect link', () => {
  expect(brandHref({ redirect, website })).toBe(redirect)
})

test('a brand without a redirect opens its website', () => {
  expect(brandHref({ website })).toBe(website)
  expect(brandHref({ redirect: '', website })).toBe(website)
})

test('a link that is not a web address is not followed', () => {
  expect(brandHref({ redirect: 'javascript:alert(1)', website })).toBe(website)
  expect(brandHref({ redirect: 'javascript:alert(1)', website: 'data:text/html,x' })).toBeUndefined()
})
