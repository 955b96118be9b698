import { afterAll, expect, test } from 'vitest'
import { cityPage, statePage, unservedMeta } from '#content/place-pages.ts'
import { openPage } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'

/** An API with services of its own. One city names its services; the others name none. */
const services = ['665f1c2ab8d94e0012a3b40a', '665f1c2ab8d94e0012a3b40b', '665f1c2ab8d94e0012a3b40c']
const [a = '', b = '', c = ''] = services
const categories = services.map((_id, index) => ({
  _id,
  title: `Trade ${'ABC'[index]}`,
  description: 'Work.',
}))

const { upstream, site, visit, stop } = await startRemoteSite()
afterAll(stop)
for (const list of ['fetch_all', 'primary', 'popular']) upstream.answer(`/category/${list}`, categories)
for (const category of categories) upstream.answer(`/category/${category._id}`, category)
upstream.answer('/city/all', [
  {
    _id: '665f1c2ab8d94e0012a3c001',
    title: 'Kozhikode',
    slug: 'kozhikode',
    state: '665f1c2ab8d94e0012a3d001',
  },
  { _id: '665f1c2ab8d94e0012a3c002', title: 'Palakkad', slug: 'palakkad', serviceIds: [a, b] },
  { _id: '665f1c2ab8d94e0012a3c003', title: 'Munnar', slug: 'munnar', serviceIds: [] },
])
upstream.answer('/state/all', [{ _id: '665f1c2ab8d94e0012a3d001', title: 'Malabar', cities: ['Kozhikode'] }])

const open = (path: string) => openPage(visit, path)

async function servicesOn(path: string, section = 'main'): Promise<Array<string>> {
  const { document } = await open(path)
  const links = [...document.querySelectorAll(`${section} a[href^="/"]`)].map((link) =>
    link.getAttribute('href'),
  )
  const named = links.flatMap((href) => href?.match(/\/service(?:s)?\/([^/]+)/)?.[1] ?? [])
  return [...new Set(named)].sort()
}

test('a city without a list of services, and its state, offer all of the API', async () => {
  expect(await servicesOn('/city/kozhikode')).toEqual(services)
  expect(await servicesOn('/state/malabar')).toEqual(services)
  expect(await servicesOn('/city/palakkad')).toEqual([a, b])
  expect((await open(`/services/${c}/kozhikode`)).status).toBe(200)
  expect((await open(`/state/malabar/service/${c}`)).status).toBe(200)
  expect((await open('/services/plumbing/kozhikode')).status).toBe(404)
})

test('suggestions lead to the service in the chosen city', async () => {
  const response = await site.fetch('/api/web/suggest?q=trade&city=kozhikode')
  const { data }: { data: Array<{ kind: string; href: string }> } = await response.json()
  const hrefs = data.filter(({ kind }) => kind === 'service').map(({ href }) => href)
  expect(hrefs.toSorted()).toEqual(services.map((id) => `/services/${id}/kozhikode`))
})

test('Related Services are services that the API has', async () => {
  const related = (path: string) => servicesOn(path, '[aria-labelledby=related-title]')
  expect(await related(`/services/${a}`)).toEqual([b, c])
  expect(await related(`/services/${a}/palakkad`)).toEqual([b])
  expect(await related(`/city/palakkad/service/${a}`)).toEqual([b])
})

test.each([
  [`/services/${c}/palakkad/professionals`, 'Not offered in Palakkad yet'],
  [`/hi/services/${c}/palakkad`, 'Palakkad में Trade C की सेवा अभी नहीं है'],
])('%s is not found and has the heading %s', async (path, title) => {
  const { status, document } = await open(path)
  expect(status).toBe(404)
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(document.title).toMatch(title)
})

test('a city without services has the page of an unserved city', async () => {
  const { status, document } = await open('/city/munnar')
  expect(status).toBe(200)
  expect(document.title).toBe(unservedMeta('Munnar').title)
  expect(document.querySelector('h1')?.textContent).toBe(statePage.unserved.title('Munnar'))
  const text = document.querySelector('main')?.textContent
  expect(text).not.toContain(cityPage.intro('Munnar', undefined))
  expect(text).not.toContain('Book a Service')
})
