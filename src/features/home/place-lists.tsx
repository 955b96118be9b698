import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useApi } from '#api/api-context.ts'
import { cityQueries, type PlaceCard, stateQueries } from '#api/queries.ts'
import type { Result } from '#api/result.ts'
import {
  type FallbackPlace,
  fallbackCities,
  fallbackStates,
  hasBuiltInPage,
} from '#content/data/places/footer-places.ts'
import { home } from '#content/home.ts'
import { placeDrawing } from '#content/places/drawings.ts'
import { numberFromSeed } from '#lib/hash.ts'
import { langOf } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { PlaceGrid } from './place-grid.tsx'

/** Specification section 9: the range of a count that the data lacks. */
const LEAST_SERVICES = 20
const MOST_SERVICES = 119

const words = home.locations

/** `12 services`; a city without a count has one that is always the same for its id. */
export function cityCount(id: string, services: number | undefined): string {
  return words.services(services ?? numberFromSeed(id, LEAST_SERVICES, MOST_SERVICES))
}

/** `6 cities`; other words for a state whose cities are not known. */
export function stateCount(cities: number | undefined): string {
  return cities === undefined ? words.seeCities : words.cities(cities)
}

type Card = PlaceCard & { hasPage: boolean }

/** The cards of a list; of the built-in places when it cannot be read, or is empty: then only some of those have a page. */
function cardsOf(
  kind: 'cities' | 'states',
  list: Result<ReadonlyArray<PlaceCard>>,
  builtIn: ReadonlyArray<FallbackPlace>,
): ReadonlyArray<Card> {
  if (list.ok && list.data.length > 0) return list.data.map((card) => ({ ...card, hasPage: true }))
  return builtIn.map(({ id, title }) => ({
    id,
    title,
    slug: id,
    hasPage: !list.ok || hasBuiltInPage(kind, id),
  }))
}

/** The cities; built-in ones stand in when there are none. */
export function CityList() {
  const { data } = useSuspenseQuery(cityQueries.cards(useApi()))
  return (
    <PlaceGrid
      id="city-grid"
      showAll={words.viewAllCities}
      places={cardsOf('cities', data, fallbackCities).map(({ id, title, slug, image, count, hasPage }) => ({
        id,
        title,
        ...(hasPage && { href: paths.city(slug) }),
        photo: image,
        drawing: placeDrawing('cities', slug),
        note: cityCount(id, count),
      }))}
    />
  )
}

/** The states where nothing can be booked, as names: the page of each says where we are, and takes a wish. */
function NotYet({ states }: { states: ReadonlyArray<PlaceCard> }) {
  if (states.length === 0) return null
  return (
    <p className="mt-8 text-sm text-soft">
      {words.notYet}{' '}
      {states.map(({ id, title, slug }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a
            href={paths.state(slug)}
            lang={langOf(title)}
            className="inline-block py-1 underline underline-offset-4"
          >
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** The states with a city; built-in ones stand in when there are none. */
export function StateList() {
  const { data } = useSuspenseQuery(stateQueries.cards(useApi()))
  const states = cardsOf('states', data, fallbackStates)
  return (
    <>
      <PlaceGrid
        id="state-grid"
        showAll={words.viewAllStates}
        places={states
          .filter(({ count }) => count !== 0)
          .map(({ id, title, slug, image, count, hasPage }) => ({
            id,
            title,
            ...(hasPage && { href: paths.state(slug) }),
            photo: image,
            drawing: placeDrawing('states', slug),
            note: stateCount(count),
          }))}
      />
      <NotYet states={states.filter(({ count }) => count === 0)} />
    </>
  )
}
