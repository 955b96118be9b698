import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import type { Listed, Price } from '#lib/listed.ts'
import { getApiId } from '#lib/slug.ts'

/** Returns how many providers the list of a page has. */
export function countListed(page: Pick<ProviderPage, 'data' | 'total'> | undefined): Listed {
  return page && (page.total ?? page.data.length)
}

/** Returns true if search engines may index a place: somebody real is listed there, or the list could not be read. */
export function isIndexed(page: Pick<ProviderPage, 'data'> | undefined): boolean {
  return !page || page.data.some(({ sample }) => !sample)
}

type CityIds = Parameters<typeof getApiId>[0]

/**
 * Reads the best providers of a city, or of all cities, and the counts of all. The city and home pages show the
 * providers; other pages need only the counts, and make the same call, so that caches answer it.
 */
export function readDirectory(api: ApiClient, city?: CityIds): Promise<ProviderPage> {
  return api.providers({ ...(city && { city: getApiId(city) }), limit: 3 })
}

/** Lowest prices of listed providers by the id of the job. */
export type ListedPrices = Readonly<Record<string, Price>>

export function toListedPrices(page: ProviderPage | undefined): ListedPrices {
  const kind = page?.data[0]?.sample ? 'sample' : 'provider'
  const prices = page?.counts?.jobs.flatMap(({ value, priceFrom }) =>
    priceFrom === undefined ? [] : [[value, { amount: priceFrom, kind }] as const],
  )
  return Object.fromEntries(prices ?? [])
}

/** Reads the lowest prices of the providers of a city, or of all cities. Returns none if they cannot be read. */
export async function readListedPrices(api: ApiClient, city?: CityIds): Promise<ListedPrices> {
  return toListedPrices(await ifKnown(readDirectory(api, city)))
}
