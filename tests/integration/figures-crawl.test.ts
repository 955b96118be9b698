/** @module-tag slow */
import { beforeAll, expect, test } from 'vitest'
import { site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

type Job = { id: string; priceFrom: number }
type Category = { _id: string; title: string; childCategories: Array<{ superChildren: Array<Job> }> }
type City = { _id: string; title: string; serviceIds: Array<string> }

const AT_ONCE = 12

async function read<T>(path: string): Promise<T> {
  const body: { data: T } = await (await site.fetch(`/api/web${path}`)).json()
  return body.data
}

async function getText(path: string): Promise<{ status: number; main: string; hrefs: Array<string> }> {
  const response = await site.fetch(path, { headers: { 'User-Agent': BOT_USER_AGENT } })
  const html = (await response.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  const hrefs = [...main.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
  return { status: response.status, main, hrefs }
}

async function readListedPrices(cityId: string): Promise<Map<string, number>> {
  const response = await site.fetch(`/api/web/provider/all?city=${cityId}&limit=1`)
  const { counts }: { counts: { jobs: Array<{ value: string; priceFrom?: number }> } } = await response.json()
  return new Map(
    counts.jobs.flatMap(({ value, priceFrom }) => (priceFrom === undefined ? [] : [[value, priceFrom]])),
  )
}

/** Runs a check for many items, a few at once. Returns the problems. */
async function findFaults<T>(entries: ReadonlyArray<T>, look: (entry: T) => Promise<Array<string>>) {
  const faults: Array<string> = []
  for (let start = 0; start < entries.length; start += AT_ONCE)
    faults.push(...(await Promise.all(entries.slice(start, start + AT_ONCE).map(look))).flat())
  return faults
}

const pricesIn = (markup: string) =>
  [...markup.replace(/<[^>]+>/g, ' ').matchAll(/(?:From|Usually from) ₹([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )

let categories: Array<Category>
let cities: Array<City>
/** The lowest prices of the providers of each city, by job. */
let listed: Map<string, Map<string, number>>
const getJobs = ({ childCategories }: Category) =>
  childCategories.flatMap(({ superChildren }) => superChildren)
const getLowest = (category: Category) => Math.min(...getJobs(category).map(({ priceFrom }) => priceFrom))

beforeAll(async () => {
  const list = await read<Array<{ _id: string }>>('/category/fetch_all')
  categories = await Promise.all(list.map(({ _id }) => read<Category>(`/category/${_id}`)))
  cities = await read<Array<City>>('/city/all')
  listed = new Map(
    await Promise.all(cities.map(async ({ _id }) => [_id, await readListedPrices(_id)] as const)),
  )
})

/** Returns the prices of the cards of a page, by their targets. */
function cardFaults(path: string, markup: string): Array<string> {
  return [...markup.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(
    ([, href = '', inner = '']) => {
      const [price] = pricesIn(inner)
      // Prices in a city are those of its providers.
      const isLocal = /^\/city\/|\/city\/|^\/services\/[^/]+\/[^/]+/.test(href)
      const category = isLocal
        ? undefined
        : categories.find(({ _id }) => new RegExp(`/(services?)/${_id}$`).test(href))
      if (price === undefined || !category || price === getLowest(category)) return []
      return [`${path} says ${price} of ${href}`]
    },
  )
}

test('every service page in a city shows the price of its providers, else the usual price', async () => {
  const places = [undefined, ...cities]
  const pages = categories.flatMap((category) =>
    places
      .filter((city) => !city || city.serviceIds.includes(category._id))
      .flatMap((city) =>
        (city
          ? [`/services/${category._id}/${city._id}`, `/city/${city._id}/service/${category._id}`]
          : [`/services/${category._id}`]
        ).map((path) => ({ path, category, city })),
      ),
  )
  expect(pages.length).toBeGreaterThan(1_000)
  const faults = await findFaults(pages, async ({ path, category, city }) => {
    const { status, main } = await getText(path)
    const local = listed.get(city?._id ?? '')
    const named = getJobs(category).flatMap(({ id }) => local?.get(id) ?? [])
    const jobs = getJobs(category).map(({ id, priceFrom }) => local?.get(id) ?? priceFrom)
    // Links that narrow a list name its lowest price.
    const [hero, ...others] = pricesIn(main.replace(/<nav\b.*?<\/nav>/gs, ''))
    if (status !== 200) return [`${path} is ${status}`]
    const shown = others.slice(0, jobs.length)
    return [
      ...(hero === Math.min(...(named.length > 0 ? named : shown)) ? [] : [`${path} is from ${hero}`]),
      ...(shown.toString() === jobs.toString() ? [] : [`${path} shows ${shown} instead of ${jobs}`]),
      ...cardFaults(path, main),
    ]
  })
  expect(faults).toEqual([])
}, 480_000)

test('every city page links, counts and prices the services of the city', async () => {
  const faults = await findFaults(cities, async ({ _id, title, serviceIds }) => {
    const { main, hrefs } = await getText(`/city/${_id}`)
    const prefix = new RegExp(`^/services/([^/]+)/${_id}$`)
    const linked = [...new Set(hrefs.flatMap((href) => prefix.exec(href)?.[1] ?? []))]
    const count = /for (\d+) kinds of work/.exec(main)?.[1]
    return [
      ...(linked.sort().join() === [...serviceIds].sort().join() ? [] : [`${title} leads to ${linked}`]),
      ...(count === undefined || Number(count) === serviceIds.length ? [] : [`${title} counts ${count}`]),
      ...cardFaults(`/city/${_id}`, main),
    ]
  })
  expect(faults).toEqual([])
}, 240_000)

test('a city has no page for a service that it does not offer', async () => {
  const addresses = cities.flatMap(({ _id, serviceIds }) =>
    categories
      .filter((category) => !serviceIds.includes(category._id))
      .flatMap((category) => [
        { path: `/services/${category._id}/${_id}`, service: category._id },
        { path: `/city/${_id}/service/${category._id}`, service: category._id },
      ]),
  )
  expect(addresses.length).toBeGreaterThan(200)
  const faults = await findFaults(addresses, async ({ path, service }) => {
    const { status, hrefs } = await getText(path)
    const ways = hrefs.filter((href) => href.startsWith(`/services/${service}/`))
    return [
      ...(status === 404 ? [] : [`${path} is ${status}`]),
      ...(ways.length > 0 ? [] : [`${path} leads nowhere`]),
    ]
  })
  expect(faults).toEqual([])
}, 240_000)

test('the counts on the home page match the linked pages', async () => {
  const { main } = await getText('/')
  const faults = await findFaults(cities, async ({ _id, title, serviceIds }) => {
    const jobs = categories.filter((category) => serviceIds.includes(category._id)).flatMap(getJobs).length
    const { services } = (await read<Array<City & { services: number }>>('/city/all')).find(
      (city) => city._id === _id,
    ) ?? { services: 0 }
    return services === jobs ? [] : [`${title} has ${jobs} jobs, and says ${services}`]
  })
  expect(faults).toEqual([])
  const states = [
    ...main.matchAll(/<a[^>]*href="(\/state\/[^"]+)"[^>]*>(?:(?!<\/a>).)*?(\d+) (?:city|cities)/gs),
  ]
  expect(states.length).toBeGreaterThan(3)
  const wrong = await findFaults(states, async ([, href = '', count]) => {
    const page = await getText(href)
    const section = /aria-labelledby="cities-title".*?<\/section>/s.exec(page.main)?.[0] ?? ''
    const listed = new Set([...section.matchAll(/href="(\/city\/[^"]+)"/g)].map(([, city]) => city)).size
    return listed === Number(count) ? [] : [`${href} lists ${listed}, home says ${count}`]
  })
  expect(wrong).toEqual([])
}, 120_000)
