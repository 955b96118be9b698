import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { City } from '#api/schemas/place.ts'
import { headerCities } from '#data/places/header-cities.ts'
import { type PlaceName, toName } from '#data/queries.ts'
import { readResult } from '#data/query-result.ts'
import { cityPart } from '#data/scope/places.ts'

function dialogCities(cities: ReadonlyArray<City>): Array<PlaceName> {
  const listed = cities.map(toName)
  const known = headerCities.flatMap(({ id }) => listed.find(({ slug }) => cityPart(slug) === id) ?? [])
  return [...new Set([...known, ...listed])].slice(0, headerCities.length)
}

/** Queries the cities of the city dialog: those of the specification that the upstream lists, filled up with its others. */
export function dialogCitiesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['cities', 'dialog'],
    queryFn: (context) => readResult(api.cities().then(dialogCities), context),
  })
}
