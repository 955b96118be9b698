import { expect, test } from 'vitest'
import { readConfig } from '#worker/env.ts'

const PRINT = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join(':')

function read(vars: { ANDROID_APPS?: string; IOS_APPS?: string }) {
  const result = readConfig({ UPSTREAM_URL: 'https://api.example.com', ...vars })
  return result.ok ? result.config : result.problem
}

test('without the settings there are no apps', () => {
  expect(read({})).toMatchObject({ androidApps: [], iosApps: [] })
  expect(read({ ANDROID_APPS: ' , ', IOS_APPS: '' })).toMatchObject({ androidApps: [], iosApps: [] })
})

test('a package may have several certificates', () => {
  const other = PRINT.replace('00', 'ff')
  expect(
    read({ ANDROID_APPS: `com.example.app=${PRINT}, com.example.app = ${other},com.example.pro=${PRINT}` }),
  ).toMatchObject({
    androidApps: [
      { packageName: 'com.example.app', fingerprints: [PRINT.toUpperCase(), other.toUpperCase()] },
      { packageName: 'com.example.pro', fingerprints: [PRINT.toUpperCase()] },
    ],
  })
})

test('each app for iOS opens the address that hands over to it', () => {
  expect(
    read({ IOS_APPS: 'customer=ABCDE12345.com.example.app, partner=ABCDE12345.com.example.partner' }),
  ).toMatchObject({
    iosApps: [
      { id: 'ABCDE12345.com.example.app', path: '/app' },
      { id: 'ABCDE12345.com.example.partner', path: '/app-partner' },
    ],
  })
})

test.each([
  'com.example.app',
  `app=${PRINT}`,
  `com.example.app=${PRINT}:00`,
  `a b.c=${PRINT}`,
  `com.a==${PRINT}`,
])('the Android apps "%s" are refused', (apps) => {
  expect(read({ ANDROID_APPS: apps })).toMatch(/^ANDROID_APPS is not a list of packages and SHA-256 finger/)
})

test.each([
  'ABCDE12345.com.example',
  'customer=com.example.app',
  'rider=ABCDE12345.com.a',
  'customer=',
  '__proto__=1',
])('the apps for iOS "%s" are refused', (apps) => {
  expect(read({ IOS_APPS: apps })).toMatch(/^IOS_APPS is not a list of apps and their ids: set it to/)
})
