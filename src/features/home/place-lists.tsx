import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { cityQueries, type PlaceCard, stateQueries } from '#api/queries.ts'
import { home } from '#content/home.ts'
import { type FallbackPlace, fallbackCities, fallbackStates } from '#content/places/footer-places.ts'
import { paths } from '#lib/paths.ts'
import { cityCount, stateCount } from './place-count.ts'
import { PlaceGrid } from './place-grid.tsx'

const words = home.locations

function builtIn(places: ReadonlyArray<FallbackPlace>): ReadonlyArray<PlaceCard> {
  return places.map(({ id, title }) => ({ id, title, slug: id }))
}

/** The cities; the built-in list stands in when they cannot be read. */
export function CityList() {
  const { data } = useSuspenseQuery(cityQueries.cards(useApi()))
  const cities = data.ok && data.data.length > 0 ? data.data : builtIn(fallbackCities)
  return (
    <PlaceGrid
      id="city-grid"
      showAll={words.viewAllCities}
      places={cities.map(({ id, title, slug, image, count }) => ({
        id,
        title,
        href: paths.city(slug),
        image: image ?? `/images/cities/${slug}.svg`,
        note: cityCount(id, count),
      }))}
    />
  )
}

/** The states; the built-in list stands in when they cannot be read. */
export function StateList() {
  const { data } = useSuspenseQuery(stateQueries.cards(useApi()))
  const states = data.ok && data.data.length > 0 ? data.data : builtIn(fallbackStates)
  return (
    <PlaceGrid
      id="state-grid"
      showAll={words.viewAllStates}
      places={states.map(({ id, title, slug, image, count }) => ({
        id,
        title,
        href: paths.state(slug),
        image: image ?? `/images/states/${slug}.svg`,
        note: stateCount(count),
      }))}
    />
  )
}
