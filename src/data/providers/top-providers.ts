import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { messages } from '#content/messages.ts'
import { readResult } from '#data/query-result.ts'
import { findCity, type Place } from '#data/scope/places.ts'
import { nameOfId } from '#lib/slug.ts'

/** `place` is missing where it has no name. */
export type PlacedProvider = ProviderSummary & { place: string | undefined }

/** Number of providers on 'Top Technicians', and on home. */
export const MAX_TOP_PROVIDERS = 6
export const MAX_AT_HOME = 3

async function readBest(
  api: ApiClient,
  limit: number,
  city: Place | undefined,
): Promise<Array<PlacedProvider>> {
  const { data } = await api.providers({ limit, city: city?.id })
  if (city || data.length === 0) return data.map((provider) => ({ ...provider, place: city?.title ?? '' }))
  const cities = await ifKnown(api.cities(), [])
  return data.map((provider) => ({
    ...provider,
    place: findCity(cities, provider.cityId)?.title ?? nameOfId(provider.cityId),
  }))
}

/**
 * Queries how many providers are listed anywhere, at least, with the call that home makes for the best of them. Fails
 * with status 404 if there is no directory.
 */
export function listedAnywhereQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['listed'],
    queryFn: (context) =>
      readResult(
        api.providers({ limit: MAX_AT_HOME }).then(({ total, data }) => total ?? data.length),
        context,
      ),
  })
}

/** Queries the best providers, of a city or of all. Fails with status 404 if there is no directory. */
export function topProvidersQuery(api: ApiClient, most: number, city?: Place) {
  return queryOptions({
    queryKey: ['providers', 'best', most, city?.id ?? ''],
    queryFn: (context) => readResult(readBest(api, most, city), context),
    meta: { errorMessage: messages.errors.providers },
  })
}
