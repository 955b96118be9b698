import { expect, test } from 'vitest'
import { clientKey } from '#worker/http.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3'],
  ['2001:DB8:0000:1::1', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', 'local'],
])('%j counts as %s', (address, expected) => {
  expect(clientKey(new Headers({ 'CF-Connecting-IP': address }))).toBe(expected)
})

test('all connections count as one without Cloudflare', () => {
  expect(clientKey(new Headers())).toBe('local')
})
