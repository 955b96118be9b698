import { expect, test } from 'vitest'
import { getConnection, getDevice, getPage, isSampled } from './sampling.ts'

test('a visit is measured when its random number is below the rate', () => {
  expect(isSampled(0.1, 0.099, {})).toBe(true)
  expect(isSampled(0.1, 0.1, {})).toBe(false)
  expect(isSampled(1, 0.999, {})).toBe(true)
})

test.each([0, undefined, Number.NaN])('no visit is measured with the rate %s', (rate) => {
  expect(isSampled(rate, 0, {})).toBe(false)
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { connection: { saveData: true } }])(
  'no visitor who sends %j is measured',
  (wishes) => {
    expect(isSampled(1, 0, wishes)).toBe(false)
  },
)

test('"0" and "unspecified" of Do Not Track allow reports', () => {
  for (const doNotTrack of ['0', 'unspecified', null]) expect(isSampled(1, 0, { doNotTrack })).toBe(true)
})

test('the width of the viewport tells phones from larger screens', () => {
  expect([360, 767, 768, 1280].map(getDevice)).toEqual(['phone', 'phone', 'desktop', 'desktop'])
})

test('connection types are those of the browser, else unknown', () => {
  const types = ['slow-2g', '2g', '3g', '4g', '5g', undefined]
  expect(
    types.map((effectiveType) => getConnection({ connection: effectiveType ? { effectiveType } : {} })),
  ).toEqual(['2g', '2g', '3g', '4g', 'unknown', 'unknown'])
  expect(getConnection({})).toBe('unknown')
})

test('an index route is the page without its slash', () => {
  expect(['/', '/services/', '/services/$id/', '/about'].map(getPage)).toEqual([
    '/',
    '/services',
    '/services/$id',
    '/about',
  ])
})
