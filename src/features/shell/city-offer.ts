import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { builtInChoices, type CityChoice, cityChoicesQuery, offerOf } from '#api/places/city-choice.ts'
import { cityPart } from '#api/places/resolve-place.ts'
import { chooseCity, chosenCity } from '#lib/chosen-city.ts'
import { placePart } from '#lib/slug.ts'

/** Every city that can be chosen; the built-in ones when the list cannot be read. */
export async function readChoices(api: ApiClient, queryClient: QueryClient): Promise<Array<CityChoice>> {
  const result = await queryClient.fetchQuery(cityChoicesQuery(api))
  return result.ok ? result.data : builtInChoices
}

/** Makes a city the visitor's, with what is known about it. */
export function takeCity(city: CityChoice, cities: ReadonlyArray<CityChoice>): void {
  chooseCity(city.title, offerOf(city, cities, Date.now()))
}

/** Finds out what the chosen city offers; without an answer it stays a name. */
export async function readOffer(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const { title } = chosenCity()
  const cities = await readChoices(api, queryClient)
  const part = placePart(title)
  const city =
    cities.find((one) => one.title === title) ??
    cities.find(({ id, names }) => id === cityPart(part) || names.some((name) => placePart(name) === part))
  const offer = city && offerOf(city, cities, Date.now())
  if (offer && chosenCity().title === title) chooseCity(title, offer)
}
