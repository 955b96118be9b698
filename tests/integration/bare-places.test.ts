import { afterAll, beforeEach, expect, test } from 'vitest'
import { statePage } from '#content/place-pages.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument } from '#support/site/shared-site.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)

const id = (number: number) => `665f1c2ab8d94e0012a3${String(number).padStart(4, '0')}`

beforeEach(() => {
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
})

async function open(path: string) {
  // A crawler receives the whole page at once.
  const response = await visit(path, { headers: { 'User-Agent': 'Googlebot' } })
  return { status: response.status, document: await getDocument(response) }
}

/** Returns the addresses of the cards below By State, and the names of the states without a city. */
async function statesOnHome() {
  const { document } = await open('/')
  const links = (selector: string) =>
    [...document.querySelectorAll(`#places-states ${selector}`)].map((link) => link.getAttribute('href'))
  return { cards: links('li a'), notYet: links('p a') }
}

test('a state has a card and a page when no list says which cities it has', async () => {
  expect(await statesOnHome()).toEqual({
    cards: ['/state/maharashtra', '/state/telangana', '/state/goa'],
    notYet: [],
  })
  const { status, document } = await open('/state/telangana')
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe(statePage.title('Telangana'))
  expect(document.querySelector('main a[href="/city/hyderabad"]')).not.toBeNull()
  const goa = await open('/state/goa')
  expect(goa.status).toBe(200)
  expect(goa.document.querySelector('h1')?.textContent).toBe(statePage.title('Goa'))
})

test('a state has a card and a page when the list of cities fails', async () => {
  upstream.set('status-500', '/city/all')
  expect((await statesOnHome()).notYet).toEqual([])
  for (const path of ['/state/telangana', '/state/goa']) {
    const { status, document } = await open(path)
    expect(status).toBe(200)
    expect(document.querySelector('h1')?.textContent).not.toBe(statePage.unserved.title('Goa'))
  }
})

test('a state has no card when its list of cities is empty or all cities name other states', async () => {
  upstream.answer('/state/all', [
    { _id: id(2), title: 'Telangana' },
    { _id: id(3), title: 'Goa', cities: [] },
    { _id: id(4), title: 'Bihar' },
  ])
  upstream.answer('/city/all', [{ _id: id(12), title: 'Hyderabad', state: id(2) }])
  expect(await statesOnHome()).toEqual({
    cards: ['/state/telangana'],
    notYet: ['/state/goa', '/state/bihar'],
  })
  const { document } = await open('/state/bihar')
  expect(document.querySelector('h1')?.textContent).toBe(statePage.unserved.title('Bihar'))
})

test('a place has a URL from its title, to which upstream ids and slugs redirect', async () => {
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
  expect((await statesOnHome()).cards).toEqual(['/state/maharashtra', '/state/odisha'])
  const { document } = await open('/state/odisha')
  expect(document.querySelector('main img')?.getAttribute('src')).toContain('/images/states/odisha.svg')
})
