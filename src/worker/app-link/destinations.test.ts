import { expect, test } from 'vitest'
import { destinationsOf } from '#worker/app-link/destinations.ts'

const links = {
  appStore: 'https://apps.apple.com/in/app/x/id1',
  playStore: 'https://play.google.com/store/apps/details?id=x',
  website: 'https://www.sudhaar.example',
}
const request = { siteOrigin: 'http://site.example', web: undefined, params: new URLSearchParams() }

test('phones go to their store, all others to the website', () => {
  expect(destinationsOf(links, request)).toEqual({
    ios: links.appStore,
    android: links.playStore,
    other: 'https://www.sudhaar.example/',
    missing: [],
  })
})

test('the requested address is for those without a store only', () => {
  const to = destinationsOf(links, { ...request, web: 'https://www.sudhaar.example/blog' })
  expect(to.other).toBe('https://www.sudhaar.example/blog')
  expect(to.ios).toBe(links.appStore)
})

test('without a store link a phone goes to the website, whatever address was requested', () => {
  const to = destinationsOf(
    { ...links, appStore: '', playStore: '' },
    { ...request, web: 'https://www.sudhaar.example/blog' },
  )
  expect(to.ios).toBe('https://www.sudhaar.example/')
  expect(to.android).toBe('https://www.sudhaar.example/')
  expect(to.missing).toEqual(['ios', 'android'])
})

test.each(['', 'not a link', 'javascript:alert(1)', 'https://www.sudhaar.example/app/'])(
  'without a usable website everybody goes to the origin: %j',
  (website) => {
    const to = destinationsOf({ appStore: '', playStore: '', website }, request)
    expect([to.ios, to.android, to.other]).toEqual(Array(3).fill('http://site.example/'))
  },
)
