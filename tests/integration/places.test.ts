import { afterAll, expect, test } from 'vitest'
import { placeCards, statePage } from '#content/place-pages.ts'
import { openPage } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const { seeServices } = placeCards
const { upstream, site: remote, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)

test.each([
  ['/city/Bombay', '/city/mumbai'],
  ['/city/New%20Delhi', '/city/new-delhi'],
  ['/city/navi_mumbai', '/city/navi-mumbai'],
  ['/city/Mumbai?utm_source=mail', '/city/mumbai?utm_source=mail'],
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

test.each([
  ['/city/remoteville', 200, 'Home Services in Remoteville'],
  ['/state/remote-state', 200, 'Home Services in Remote State'],
  ['/state/remote-state/city/remoteville', 200, 'Home Services in Remoteville'],
  ['/state/remote-state/service/plumbing', 200, 'Plumbing Services in Remote State'],
  ['/city/remoteville/service/plumbing', 200, 'Plumbing Services in Remoteville'],
  [
    '/state/remote-state/city/remoteville/service/plumbing',
    200,
    'Plumbing Services in Remoteville, Remote State',
  ],
  ['/city/remoteville/service/painting', 404, 'Page Not Found'],
  ['/city/udaipur', 404, 'City Not Found'],
])('%s answers %i with the lists of another upstream', async (path, status, h1) => {
  const response = await remote.fetch(path)
  expect(response.status).toBe(status)
  expect((await getDocument(response)).querySelector('h1')?.textContent).toBe(h1)
})

test('a state has the pages of its cities when the API uses its former name', async () => {
  upstream.answer('/state/all', [{ _id: 'orissa', title: 'Orissa', cities: [] }])
  upstream.answer('/city/all', [
    { _id: '64bb05', title: 'Cuttack', state: 'orissa', serviceIds: ['plumbing'] },
  ])
  nextMonth()
  for (const path of ['/state/odisha/city/cuttack', '/state/odisha/city/cuttack/service/plumbing'])
    expect((await visit(path, { redirect: 'manual' })).status, path).toBe(200)
  const { headers } = await visit('/state/orissa/city/cuttack', { redirect: 'manual' })
  expect(headers.get('Location')).toBe('/state/odisha/city/cuttack')
})

const id = (number: number) => `665f1c2ab8d94e0012a3${String(number).padStart(4, '0')}`

function answerBarePlaces(): void {
  upstream.reset()
  upstream.answer('/state/all', [
    { _id: id(1), title: 'Maharashtra', slug: 'maharashtra' },
    { _id: id(2), title: 'Telangana', slug: 'telangana' },
    { _id: id(3), title: 'Goa', slug: 'goa' },
  ])
  upstream.answer('/city/all', [
    { _id: id(11), title: 'Mumbai', slug: 'mumbai' },
    { _id: id(12), title: 'Hyderabad', slug: 'hyderabad' },
  ])
  nextMonth()
}

const open = (path: string) => openPage(visit, path)

/** Returns the addresses and notes of the cards below By State. */
async function statesOnHome() {
  const { document } = await open('/')
  expect(document.querySelectorAll('#places-states p a')).toHaveLength(0)
  const cards = [...document.querySelectorAll('#places-states li a')]
  return cards.map((card) => [
    card.getAttribute('href'),
    card.querySelector('span > span + span')?.textContent,
  ])
}

test('a state has a card and a page when no list says which cities it has', async () => {
  answerBarePlaces()
  expect(await statesOnHome()).toEqual([
    ['/state/maharashtra', seeServices],
    ['/state/telangana', seeServices],
    ['/state/goa', seeServices],
  ])
  const { status, document } = await open('/state/telangana')
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe(statePage.title('Telangana'))
  expect(document.querySelector('main a[href="/city/hyderabad"]')).not.toBeNull()
  const goa = await open('/state/goa')
  expect(goa.status).toBe(200)
  expect(goa.document.querySelector('h1')?.textContent).toBe(statePage.title('Goa'))
})

test('a state has a card when the list of cities fails', async () => {
  answerBarePlaces()
  upstream.set('status-500', '/city/all')
  expect((await statesOnHome()).map(([, note]) => note)).toEqual([seeServices, seeServices, seeServices])
})

test('the card of a state says "Not there yet" when no city names the state', async () => {
  answerBarePlaces()
  upstream.answer('/state/all', [
    { _id: id(2), title: 'Telangana' },
    { _id: id(3), title: 'Goa', cities: [] },
    { _id: id(4), title: 'Bihar' },
  ])
  upstream.answer('/city/all', [{ _id: id(12), title: 'Hyderabad', state: id(2) }])
  expect(await statesOnHome()).toEqual([
    ['/state/telangana', seeServices],
    ['/state/goa', 'Not there yet'],
    ['/state/bihar', 'Not there yet'],
  ])
  const { document } = await open('/state/bihar')
  expect(document.querySelector('h1')?.textContent).toBe(statePage.unserved.title('Bihar'))
})

test('a place has a URL from its title, to which upstream ids and slugs redirect', async () => {
  answerBarePlaces()
  upstream.answer('/state/all', [
    { _id: id(1), title: 'Maharashtra', slug: 'mh' },
    { _id: id(2), title: 'Orissa', slug: 'or' },
  ])
  upstream.answer('/city/all', [
    { _id: id(11), title: 'Star City', slug: 'sc-1', state: id(1) },
    { _id: id(12), title: 'Bengaluru', slug: 'blr' },
  ])
  const leadsTo = async (path: string) => {
    const { status, headers } = await visit(path, { redirect: 'manual' })
    return status === 301 ? headers.get('Location') : status
  }
  expect(await leadsTo('/city/star-city')).toBe(200)
  expect(await leadsTo('/city/sc-1')).toBe('/city/star-city')
  expect(await leadsTo(`/city/${id(11)}`)).toBe('/city/star-city')
  expect(await leadsTo('/city/blr')).toBe('/city/bangalore')
  expect(await leadsTo('/state/mh')).toBe('/state/maharashtra')
  expect(await leadsTo('/state/or')).toBe('/state/odisha')
  expect(await leadsTo('/state/mh/city/sc-1')).toBe('/state/maharashtra/city/star-city')
  expect(await leadsTo(`/state/${id(1)}/city/star-city`)).toBe('/state/maharashtra/city/star-city')
  expect((await statesOnHome()).map(([href]) => href)).toEqual(['/state/maharashtra', '/state/odisha'])
  const { document } = await open('/state/odisha')
  expect(document.querySelector('main img')?.getAttribute('src')).toContain('/images/states/odisha.svg')
})
