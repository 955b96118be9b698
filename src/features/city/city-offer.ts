import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { chosenCity } from '#browser/chosen-city.ts'
import { chooseCity, keepCityDetails } from '#browser/save-city.ts'
import { builtInChoices, type CityChoice, cityChoicesQuery, getOffer } from '#data/places/city-choice.ts'
import { cityPart } from '#data/places/resolve-place.ts'
import { placePart } from '#lib/slug.ts'

type Choices = { cities: ReadonlyArray<CityChoice>; isComplete: boolean }

/** Returns every city that can be chosen; the built-in ones when the list cannot be read. */
export async function readChoices(api: ApiClient, queryClient: QueryClient): Promise<Choices> {
  const result = await queryClient.fetchQuery(cityChoicesQuery(api))
  const cities = result.ok ? result.data : builtInChoices
  return { cities, isComplete: result.ok }
}

/** Sets the visitor's city and its known data. */
export function takeCity(city: CityChoice, cities: ReadonlyArray<CityChoice>): void {
  chooseCity(city, getOffer(city, cities, Date.now()))
}

/** Returns the chosen city in a list: by its id, or by its stored name while the id is unknown. */
function findChosen(cities: ReadonlyArray<CityChoice>): CityChoice | undefined {
  const { id, chosenAs } = chosenCity()
  const part = placePart(chosenAs)
  return (
    cities.find((one) => one.id === id) ??
    cities.find((one) => one.title === chosenAs) ??
    cities.find((one) => one.id === cityPart(part) || one.names.some((name) => placePart(name) === part))
  )
}

/**
 * Reads the services of the chosen city, and its name in the language of the page. Changes nothing if the read fails.
 */
export async function readOffer(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const { chosenAs } = chosenCity()
  const { cities } = await readChoices(api, queryClient)
  const { title, chosenAs: now } = chosenCity()
  if (now !== chosenAs) return
  const city = findChosen(cities)
  const offer = city && getOffer(city, cities, Date.now())
  if (city && (offer || !title)) keepCityDetails(city, offer)
}
