import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const { notFound } = messages

test.each([
  ['/city/atlantis', notFound.city],
  ['/city/constructor', notFound.city],
  ['/city/mumbai!', notFound.city],
  ['/state/narnia', notFound.state],
  ['/state/__proto__', notFound.state],
  ['/state/narnia/city/mumbai', notFound.city],
  ['/state/maharashtra/city/atlantis', notFound.city],
  ['/state/narnia/service/plumbing', notFound.stateService],
  ['/state/maharashtra/service/juggling', notFound.stateService],
  ['/state/constructor/service/plumbing', notFound.stateService],
  ['/city/atlantis/service/plumbing', notFound.cityService],
  ['/city/mumbai/service/juggling', notFound.cityService],
  ['/state/narnia/city/mumbai/service/plumbing', notFound.stateCityService],
  ['/state/karnataka/city/mumbai/service/plumbing', notFound.stateCityService],
  ['/state/maharashtra/city/mumbai/service/juggling', notFound.stateCityService],
])('%s is not found and shows the designed 404', async (path, { title, text }) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  const document = await getDocument(response)
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(document.querySelector('main')?.textContent).toContain(text)
  expect(document.querySelector('main a')?.textContent).toBe('Back to Home')
  expect(document.title).toBe(`${title} | ${company.name}`)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['/city/Mumbai', '/city/mumbai'],
  ['/city/bengaluru', '/city/bangalore'],
  ['/city/Bombay', '/city/mumbai'],
  ['/city/madras', '/city/chennai'],
  ['/city/calcutta', '/city/kolkata'],
  ['/city/mysuru', '/city/mysore'],
  ['/city/banaras', '/city/varanasi'],
  ['/city/New%20Delhi', '/city/new-delhi'],
  ['/city/navi_mumbai', '/city/navi-mumbai'],
  ['/city/Mumbai?utm_source=mail', '/city/mumbai?utm_source=mail'],
  ['/state/Maharashtra', '/state/maharashtra'],
  ['/state/tamil%20nadu', '/state/tamil-nadu'],
  ['/state/orissa', '/state/odisha'],
  ['/state/Maharashtra/city/Bombay', '/state/maharashtra/city/mumbai'],
  ['/state/TAMIL_NADU/service/plumbing', '/state/tamil-nadu/service/plumbing'],
  ['/city/bengaluru/service/plumbing', '/city/bangalore/service/plumbing'],
  ['/state/karnataka/city/mysuru/service/plumbing', '/state/karnataka/city/mysore/service/plumbing'],
  ['/services/Plumbing?utm_source=mail', '/services/plumbing?utm_source=mail'],
  ['/services/plumbing/Bengaluru', '/services/plumbing/bangalore'],
])('%s redirects permanently to %s', async (path, canonical) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(301)
  const { pathname, search } = new URL(response.headers.get('Location') ?? '', site.url)
  expect(pathname + search).toBe(canonical)
  expect((await site.fetch(canonical)).status).toBe(200)
})

test('New Delhi is not an alias of Delhi', async () => {
  expect((await site.fetch('/city/new-delhi')).status).toBe(200)
})
