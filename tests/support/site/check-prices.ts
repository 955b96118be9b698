import type { Site } from './start-site.ts'

type Job = { id: string; priceFrom: number }
type Category = { _id: string; childCategories: Array<{ superChildren: Array<Job> }> }
type City = { _id: string; serviceIds: Array<string> }
type Counts = { counts: { jobs: Array<{ value: string; priceFrom?: number }> } }

const pricesIn = (markup: string) =>
  [...markup.replace(/<[^>]+>/g, ' ').matchAll(/(?:From|Usually from) ₹([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
const getJobs = ({ childCategories }: Category) =>
  childCategories.flatMap(({ superChildren }) => superChildren)

/**
 * Reads the prices of the API. Returns a check of an English page: a service costs what its cheapest job costs, in a
 * city the job of a listed provider, and a city leads to the services that it has.
 */
export async function createPriceCheck(site: Pick<Site, 'fetch'>) {
  const read = async <T>(path: string): Promise<T> => (await site.fetch(`/api/web${path}`)).json()
  const list = await read<{ data: Array<{ _id: string }> }>('/category/fetch_all')
  const categories = await Promise.all(
    list.data.map(async ({ _id }) => (await read<{ data: Category }>(`/category/${_id}`)).data),
  )
  const { data: cities } = await read<{ data: Array<City> }>('/city/all')
  /** The lowest prices of the providers of each city, by job. */
  const listed = new Map(
    await Promise.all(
      cities.map(async ({ _id }) => {
        const { counts } = await read<Counts>(`/provider/all?city=${_id}&limit=1`)
        return [_id, new Map(counts.jobs.map(({ value, priceFrom }) => [value, priceFrom]))] as const
      }),
    ),
  )

  function checkService(main: string, category: Category, city: string | undefined): Array<string> {
    const local = listed.get(city ?? '')
    const named = getJobs(category).flatMap(({ id }) => local?.get(id) ?? [])
    const jobs = getJobs(category).map(({ id, priceFrom }) => local?.get(id) ?? priceFrom)
    // Links that narrow a list name its lowest price.
    const [hero, ...others] = pricesIn(main.replace(/<nav\b.*?<\/nav>/gs, ''))
    const shown = others.slice(0, jobs.length)
    return [
      ...(hero === Math.min(...(named.length > 0 ? named : jobs)) ? [] : [`is from ${hero}`]),
      ...(shown.toString() === jobs.toString() ? [] : [`shows ${shown} instead of ${jobs}`]),
    ]
  }

  function checkCity(main: string, { _id, serviceIds }: City): Array<string> {
    const linked = [...main.matchAll(new RegExp(`href="/services/([^/"]+)/${_id}"`, 'g'))].map(([, id]) => id)
    const count = /for (\d+) kinds of work/.exec(main)?.[1]
    return [
      ...([...new Set(linked)].sort().join() === [...serviceIds].sort().join() ? [] : [`leads to ${linked}`]),
      ...(count === undefined || Number(count) === serviceIds.length ? [] : [`counts ${count} services`]),
    ]
  }

  return (path: string, html: string): Array<string> => {
    const main = /<main\b.*<\/main>/s.exec(html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''))?.[0] ?? ''
    const service = /^\/services\/([^/]+)(?:\/([^/?]+))?$/.exec(path)
    const category = categories.find(({ _id }) => _id === service?.[1])
    if (category) return checkService(main, category, service?.[2])
    const city = cities.find(({ _id }) => path === `/city/${_id}`)
    return city ? checkCity(main, city) : []
  }
}
