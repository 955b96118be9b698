import { expect, test } from 'vitest'
import { type AdsConfig, adUnit, isPublisherId, unitState } from './ads.ts'

const ads: AdsConfig = {
  clientId: 'ca-pub-1234567890123456',
  scriptUrl: 'https://ads.example/unit.js',
  slots: { 'home-middle': '111' },
}

test.each(['ca-pub-1234567890123456', 'publisher-7', '4711'])('%s is a publisher id', (id) => {
  expect(isPublisherId(id)).toBe(true)
})

test.each([
  '',
  'ca-pub-',
  'ca-pub-XXXXXXXXXXXXXXXX',
  'ca-pub-0000000000000000',
  'xxxx',
  'YOUR_AD_CLIENT_ID',
  'ca-pub-placeholder',
  'two words',
])('"%s" is not a publisher id', (id) => {
  expect(isPublisherId(id)).toBe(false)
})

test('a place with a slot id has a unit', () => {
  expect(adUnit(ads, 'home-middle')).toEqual({
    clientId: ads.clientId,
    scriptUrl: ads.scriptUrl,
    slotId: '111',
  })
})

test('there is no unit without a configuration, a slot id or a publisher', () => {
  expect(adUnit(undefined, 'home-middle')).toBeUndefined()
  expect(adUnit(ads, 'blog')).toBeUndefined()
  expect(adUnit(ads, 'constructor')).toBeUndefined()
  expect(adUnit({ ...ads, clientId: 'ca-pub-XXXXXXXXXXXXXXXX' }, 'home-middle')).toBeUndefined()
})

test.each([
  ['filled', true, false, 'filled'],
  ['unfilled', true, false, 'empty'],
  ['unfill-optimized', false, false, 'empty'],
  [null, true, false, 'unknown'],
  [null, false, false, 'unknown'],
  [null, true, true, 'filled'],
  [null, false, true, 'empty'],
] as const)(
  'a unit with the status %s, content %s and its time up %s is %s',
  (status, content, up, state) => {
    expect(unitState(status, content, up)).toBe(state)
  },
)
