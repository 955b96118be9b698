import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { chosenCity } from '#browser/chosen-city.ts'
import { chooseCity, forgetCity } from '#browser/save-city.ts'
import { builtInChoices, type CityChoice, cityChoicesQuery, getOffer } from '#data/places/city-choice.ts'

type Choices = { cities: ReadonlyArray<CityChoice>; isComplete: boolean }

/** Returns every city that can be chosen; the built-in ones when the list cannot be read. */
export async function readChoices(api: ApiClient, queryClient: QueryClient): Promise<Choices> {
  const query = cityChoicesQuery(api)
  const result = await queryClient.fetchQuery(query).catch(() => queryClient.getQueryData(query.queryKey))
  return result?.ok
    ? { cities: result.data, isComplete: true }
    : { cities: builtInChoices, isComplete: false }
}

/** Sets the visitor's city and its known data. */
export function takeCity(city: CityChoice, cities: ReadonlyArray<CityChoice>): void {
  chooseCity(city, getOffer(city, cities, Date.now()))
}

/**
 * Reads the services of the chosen city, and its name in the language of the page. A city that is not listed any more
 * is forgotten. Changes nothing if the read fails.
 */
export async function readOffer(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const { id } = chosenCity()
  const { cities, isComplete } = await readChoices(api, queryClient)
  const city = cities.find((one) => one.id === id)
  if (!isComplete || chosenCity().id !== id) return
  if (city) takeCity(city, cities)
  else forgetCity()
}
