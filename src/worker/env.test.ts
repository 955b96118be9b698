import { expect, test } from 'vitest'
import { readConfig } from '#worker/env.ts'

function webTargetHosts(value: string | undefined) {
  const result = readConfig({
    UPSTREAM_URL: 'https://api.example.com',
    ...(value !== undefined && { WEB_TARGET_HOSTS: value }),
  })
  return result.ok ? result.config.webTargetHosts : result.problem
}

test('WEB_TARGET_HOSTS is a list of hosts in their normal form', () => {
  expect(webTargetHosts(undefined)).toEqual([])
  expect(webTargetHosts(' ')).toEqual([])
  expect(webTargetHosts(' Help.example.com, shop.example.com:8443,,россия.example,a.example:443 ')).toEqual([
    'help.example.com',
    'shop.example.com:8443',
    'xn--h1alffa9f.example',
    'a.example',
  ])
})

test.each([
  'https://help.example.com',
  'help.example.com/path',
  'user@help.example.com',
  '*.example.com',
  'a b',
])('WEB_TARGET_HOSTS with %s is refused with a sentence that says what to set', (value) => {
  expect(webTargetHosts(value)).toMatch(/^WEB_TARGET_HOSTS is not a list of hosts: set it to/)
})
