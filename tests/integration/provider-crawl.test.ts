/** @module-tag slow */
import { expect, test } from 'vitest'
import { getDocument, site } from '#support/site/shared-site.ts'

type City = { _id: string; title: string; serviceIds: Array<string> }
type Provider = { id: string; categoryIds: Array<string>; cityId: string }

const AT_ONCE = 8

async function read<T>(path: string): Promise<T> {
  return (await site.fetch(`/api/web${path}`)).json()
}

/** All providers of the directory, by id. */
async function everybody(): Promise<Map<string, Provider>> {
  const providers = new Map<string, Provider>()
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after && `&after=${after}`
    const page: { data: Array<Provider>; next: string | null } = await read(`/provider/all?limit=50${query}`)
    for (const provider of page.data) providers.set(provider.id, provider)
    after = page.next
  }
  return providers
}

test('providers on a service page work in its city, or stand apart without a booking', async () => {
  const providers = await everybody()
  const { data: cities } = await read<{ data: Array<City> }>('/city/all')
  const titles = new Map(cities.map(({ _id, title }) => [_id, title]))
  const faults: Array<string> = []

  async function look(path: string, service: string, city: City): Promise<void> {
    const document = await getDocument(await site.fetch(path))
    const heading = document.querySelector('#professionals-title, h1')?.textContent ?? ''
    const section = document.querySelector('#professionals-title')?.closest('section')
    const shownIn = section?.querySelector('h2')?.textContent ?? heading
    for (const link of (section ?? document).querySelectorAll('article a[href^="/provider/"]')) {
      const id = decodeURIComponent(link.getAttribute('href')?.split('/').at(-1) ?? '')
      const provider = providers.get(id)
      if (!provider?.categoryIds.includes(service)) faults.push(`${path}: ${id} does something else`)
      else if (!shownIn.includes(titles.get(provider.cityId) ?? '?'))
        faults.push(`${path}: ${id} works in ${provider.cityId}, below '${shownIn}'`)
      else if (provider.cityId !== city._id && link.closest('article')?.querySelector('a[href^="/app"]'))
        faults.push(`${path}: ${id} can be booked from another city`)
    }
  }

  const pages = cities.flatMap((city) =>
    city.serviceIds.flatMap((service) => {
      const path = `/services/${service}/${city._id}`
      return [() => look(path, service, city), () => look(`${path}/professionals`, service, city)]
    }),
  )
  for (let start = 0; start < pages.length; start += AT_ONCE)
    await Promise.all(pages.slice(start, start + AT_ONCE).map((run) => run()))
  expect(pages.length).toBeGreaterThan(1_000)
  expect(faults).toEqual([])
}, 600_000)
