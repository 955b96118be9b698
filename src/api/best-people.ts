import type { ApiClient } from '#api/client.ts'
import { resultQuery } from '#api/queries.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { messages } from '#content/messages.ts'
import { idOf } from '#lib/place-id.ts'
import { titleFromSlug } from '#lib/slug.ts'

export type PlacedPerson = ProviderSummary & { place: string }

export type NamedCity = { id: string; title: string }

/** As many as home and 'Top Technicians' show. */
const MOST = 6

async function readBest(api: ApiClient, city: NamedCity | undefined): Promise<Array<PlacedPerson>> {
  const { data } = await api.providers({ limit: MOST, city: city?.id })
  if (city || data.length === 0) return data.map((person) => ({ ...person, place: city?.title ?? '' }))
  const cities = await api.cities()
  const titles = new Map(cities.flatMap((one) => [idOf(one), one._id].map((id) => [id, one.title] as const)))
  return data.map((person) => ({
    ...person,
    place: titles.get(person.cityId) ?? titleFromSlug(person.cityId),
  }))
}

/** The best of the directory, everywhere or of a city; a failure, with status 404, where there is no directory. */
export function bestPeopleQuery(api: ApiClient, city?: NamedCity) {
  return resultQuery(
    ['providers', 'best', city?.id ?? ''],
    () => readBest(api, city),
    messages.errors.providers,
    { quiet: true },
  )
}
