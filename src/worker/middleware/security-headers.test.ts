import { expect, test } from 'vitest'
import { isSecondHost } from './security-headers.ts'

test.each([
  ['home-services-site.example.workers.dev', undefined],
  ['home-services-site.example.workers.dev', 'https://www.company.example'],
])('%s is not the host of the site at %s', (host, siteOrigin) => {
  expect(isSecondHost(host, siteOrigin)).toBe(true)
})

test.each([
  ['www.company.example', undefined],
  ['www.company.example', 'https://www.company.example'],
  ['workers.dev.example', undefined],
  ['home-services-site.example.workers.dev', 'https://home-services-site.example.workers.dev'],
  ['a-proxy-in-front:8080', 'https://www.company.example'],
])('%s is the host of the site at %s', (host, siteOrigin) => {
  expect(isSecondHost(host, siteOrigin)).toBe(false)
})
