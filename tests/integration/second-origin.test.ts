import { afterAll, expect, test } from 'vitest'
import { createRawClient } from '#support/site/raw-request.ts'
import { site } from '#support/site/shared-site.ts'
import { BROWSER_USER_AGENT, startSite } from '#support/site/start-site.ts'

const named = await startSite({ vars: { SITE_URL: 'https://www.company.example' } })
const clients = { plain: createRawClient(site.url, 2), named: createRawClient(named.url, 2) }

afterAll(async () => {
  for (const client of Object.values(clients)) client.stop()
  await named.stop()
})

function visit(client: keyof typeof clients, host: string, target = '/about') {
  return clients[client].send({
    method: 'GET',
    target,
    headers: { Host: host, 'User-Agent': BROWSER_USER_AGENT },
  })
}

test.each<[keyof typeof clients, string]>([
  ['plain', 'home-services-site.example.workers.dev'],
  ['plain', 'a1b2c3-home-services-site.example.workers.dev'],
  ['named', 'home-services-site.example.workers.dev'],
])('the %s site at %s is not indexed', async (client, host) => {
  for (const target of ['/about', '/robots.txt', '/api/web/city/all', '/no/such/page']) {
    const { headers } = await visit(client, host, target)
    expect(headers['x-robots-tag'], target).toBe('noindex')
  }
})

test.each<[keyof typeof clients, string]>([
  ['plain', 'www.company.example'],
  ['named', 'www.company.example'],
  ['named', 'WWW.Company.example'],
  ['named', 'a-proxy-in-front'],
])('the %s site at %s is indexed', async (client, host) => {
  expect((await visit(client, host)).headers).not.toHaveProperty('x-robots-tag')
})

test('a second origin names the first as canonical', async () => {
  const { body } = await visit('named', 'home-services-site.example.workers.dev')
  expect(body).toContain('<link rel="canonical" href="https://www.company.example/about"')
})
