import { expect, test, vi } from 'vitest'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { cities, states } from '#upstream/seed/places.ts'

type Page = { path: string; status: number; h1: string; canonical: string }

const AT_ONCE = 8

// Hundreds of pages take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000 })
const stateTitles = new Map(states.map(({ id, title }) => [id, title]))
const { notFound } = messages

function found(path: string, h1: string, canonical = path): Page {
  return { path, status: 200, h1, canonical }
}

function missing(path: string, { title }: { title: string }): Page {
  return { path, status: 404, h1: title, canonical: '' }
}

async function visit(path: string): Promise<Page & { titled: boolean }> {
  const response = await site.fetch(path)
  const document = await getDocument(response)
  const headings = [...document.querySelectorAll('h1')]
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  return {
    path,
    status: response.status,
    h1: headings.map((heading) => heading.textContent).join(' / '),
    canonical: canonical && new URL(canonical).pathname,
    titled: document.title.endsWith(`| ${company.name}`),
  }
}

/** Visits all pages, a few at once, and compares them with the expected ones. */
async function expectPages(pages: ReadonlyArray<Page>): Promise<void> {
  const seen: Array<Page & { titled: boolean }> = []
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    seen.push(...(await Promise.all(pages.slice(start, start + AT_ONCE).map(({ path }) => visit(path)))))
  }
  expect(seen).toEqual(pages.map((page) => ({ ...page, titled: true })))
}

test('every listed city has a page', { tags: ['slow'] }, async () => {
  await expectPages(cities.map(({ id, title }) => found(`/city/${id}`, `Home Services in ${title}`)))
})

test('every listed city has a page below its state with the shorter URL as canonical', {
  tags: ['slow'],
}, async () => {
  await expectPages(
    cities.map(({ id, title, stateId }) =>
      found(`/state/${stateId}/city/${id}`, `Home Services in ${title}`, `/city/${id}`),
    ),
  )
})

test('no city has a page below another state', { tags: ['slow'] }, async () => {
  await expectPages(
    cities.map(({ id, stateId }) =>
      missing(`/state/${stateId === 'kerala' ? 'punjab' : 'kerala'}/city/${id}`, notFound.city),
    ),
  )
})

test('every listed state has a page, even without a city', { tags: ['slow'] }, async () => {
  await expectPages(
    states.map(({ id, title }) => {
      const served = cities.some(({ stateId }) => stateId === id)
      return found(`/state/${id}`, served ? `Home Services in ${title}` : `We are not in ${title} yet`)
    }),
  )
})

for (const { id: service, title } of serviceCatalogue)
  test(`${title} has a page in every state with a city that offers it`, { tags: ['slow'] }, async () => {
    await expectPages(
      states.map((state) => {
        const path = `/state/${state.id}/service/${service}`
        const offered = cities.some(
          ({ stateId, serviceIds }) => stateId === state.id && serviceIds.includes(service),
        )
        return offered
          ? found(path, `${title} Services in ${state.title}`)
          : missing(path, notFound.stateService)
      }),
    )
  })

for (const { id: service, title } of serviceCatalogue)
  test(`${title} has a page in every city that offers it, with the shorter URL as canonical`, {
    tags: ['slow'],
  }, async () => {
    await expectPages(
      cities.map((city) => {
        const path = `/city/${city.id}/service/${service}`
        return city.serviceIds.includes(service)
          ? found(path, `${title} Services in ${city.title}`, `/services/${service}/${city.id}`)
          : missing(path, notFound.cityService)
      }),
    )
  })

for (const { id: service, title } of serviceCatalogue)
  test(`${title} has a page below state and city, with the shorter URL as canonical`, {
    tags: ['slow'],
  }, async () => {
    await expectPages(
      cities.map((city) => {
        const path = `/state/${city.stateId}/city/${city.id}/service/${service}`
        const state = stateTitles.get(city.stateId)
        const place = city.title === state ? state : `${city.title}, ${state}`
        return city.serviceIds.includes(service)
          ? found(path, `${title} Services in ${place}`, `/services/${service}/${city.id}`)
          : missing(path, notFound.stateCityService)
      }),
    )
  })

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
  ['/state/kerala/service/Pest%20Control', '/state/kerala/service/pest-control'],
  ['/city/bengaluru/service/plumbing', '/city/bangalore/service/plumbing'],
  ['/city/mumbai/service/AC_Repair', '/city/mumbai/service/ac-repair'],
  ['/state/karnataka/city/mysuru/service/plumbing', '/state/karnataka/city/mysore/service/plumbing'],
  ['/services/Plumbing?utm_source=mail', '/services/plumbing?utm_source=mail'],
  ['/services/AC_Repair', '/services/ac-repair'],
  ['/services/plumbing/Bengaluru', '/services/plumbing/bangalore'],
  ['/services/Plumbing/baroda', '/services/plumbing/vadodara'],
])('%s redirects permanently to %s', async (path, canonical) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(301)
  const { pathname, search } = new URL(response.headers.get('Location') ?? '', site.url)
  expect(pathname + search).toBe(canonical)
  expect((await site.fetch(canonical)).status).toBe(200)
})

test('New Delhi is not an alias of Delhi', async () => {
  await expectPages([found('/city/new-delhi', 'Home Services in New Delhi')])
})

test('every alias of a listed city redirects to it', { tags: ['slow'] }, async () => {
  const answers: Array<[string, number, string | null]> = []
  const wanted: Array<[string, number, string | null]> = []
  for (const { id, aliases } of cities) {
    for (const alias of aliases) {
      const response = await site.fetch(`/city/${alias}`)
      answers.push([alias, response.status, response.headers.get('Location')])
      wanted.push([alias, 301, `/city/${id}`])
    }
  }
  expect(answers).toEqual(wanted)
})

test('every known alias of a place redirects to it from any part of a URL', {
  tags: ['slow'],
}, async () => {
  const leads = new Map([
    ...Object.entries(cityAliases).flatMap(
      ([alias, id]): Array<[string, string]> => [
        [`/services/plumbing/${alias}`, `/services/plumbing/${id}`],
        [`/city/${alias}/service/plumbing`, `/city/${id}/service/plumbing`],
      ],
    ),
    ...Object.entries(stateAliases).map(([alias, id]): [string, string] => [
      `/state/${alias}`,
      `/state/${id}`,
    ]),
    ...serviceCatalogue.map(({ id }): [string, string] => [
      `/services/${id.toUpperCase()}`,
      `/services/${id}`,
    ]),
  ])
  for (const [alias, canonical] of leads) {
    const response = await site.fetch(alias)
    expect([alias, response.status, response.headers.get('Location')]).toEqual([alias, 301, canonical])
    expect([canonical, (await site.fetch(canonical)).status]).toEqual([canonical, 200])
  }
})

test('place pages have unique titles and descriptions, and no dead links', {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  const places = [
    ...cities.map(({ id }) => `/city/${id}`),
    ...states.map(({ id }) => `/state/${id}`),
    '/state/maharashtra/city/mumbai',
    '/state/maharashtra/service/plumbing',
    '/city/mumbai/service/plumbing',
    '/state/maharashtra/city/mumbai/service/plumbing',
  ]
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const links = new Set<string>()
  for (const path of places) {
    const document = await getDocument(await site.fetch(path))
    titles.add(document.title)
    descriptions.add(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '')
    for (const link of document.querySelectorAll('main a'))
      links.add((link.getAttribute('href') ?? '').split('#')[0] ?? '')
  }
  expect(titles.size).toBe(places.length)
  expect(descriptions.size).toBe(places.length)
  const placeLinks = [...links].filter((href) => /^\/(city|state|services)\//.test(href))
  const dead: Array<string> = []
  for (let start = 0; start < placeLinks.length; start += AT_ONCE) {
    await Promise.all(
      placeLinks.slice(start, start + AT_ONCE).map(async (href) => {
        const { status } = await site.fetch(href)
        if (status !== 200) dead.push(`${status} ${href}`)
      }),
    )
  }
  expect(placeLinks.length).toBeGreaterThan(200)
  expect(dead).toEqual([])
})
