import { expect, test } from 'vitest'
import { isSameOrigin } from '#worker/http.ts'

const OWN = ['https://www.company.example', 'http://127.0.0.1:8787']

test.each([
  [true, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.company.example' }],
  [true, { Origin: 'http://127.0.0.1:8787' }],
  [true, { 'Sec-Fetch-Site': 'none' }],
  [true, {}],
  [false, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.company.example' }],
  [false, { 'Sec-Fetch-Site': 'same-site' }],
  [false, { 'Sec-Fetch-Site': 'nonsense' }],
  [false, { Origin: 'https://evil.example' }],
  [false, { Origin: 'https://www.company.example.evil.example' }],
  [false, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
  [false, { Origin: 'null' }],
])('%s for %o', (expected, headers) => {
  expect(isSameOrigin(new Headers(headers), OWN)).toBe(expected)
})
