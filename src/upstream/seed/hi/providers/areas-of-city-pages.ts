import { neighbourhoods as hindi } from '#content/hi/places/neighbourhoods.ts'
import { neighbourhoods as english } from '#content/places/neighbourhoods.ts'

type English = typeof english

/** The parts of the cities whose pages name them, as those pages do; not all of them are areas of the directory. */
export const areasOfCityPages = Object.fromEntries(
  Object.entries(english).flatMap(([city, names]) =>
    names.map((name, index) => [name, hindi[city as keyof English][index]]),
  ),
) as Record<English[keyof English][number], string>
