import { expect, test } from 'vitest'
import { isSecondHost } from './second-origin.ts'

test.each([
  'sudhaar-web.example.workers.dev',
  'a1b2c3-sudhaar-web.example.workers.dev',
  'a.b.workers.dev:8443',
])('%s is a second host', (host) => {
  expect(isSecondHost(host)).toBe(true)
})

test.each(['www.sudhaar.example', 'workers.dev.example', 'myworkers.dev', ''])('"%s" is none', (host) => {
  expect(isSecondHost(host)).toBe(false)
})
