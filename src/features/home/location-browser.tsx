import { useSuspenseQuery } from '@tanstack/react-query'
import { type KeyboardEvent, Suspense, useRef } from 'react'
import type { Result } from '#api/result.ts'
import { placeDrawing } from '#catalogue/places/drawings.ts'
import { useListedAnywhere } from '#components/sections/if-listed.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { useEntryState } from '#components/ui/use-entry-state.ts'
import { home } from '#content/home.ts'
import { placeCards } from '#content/place-pages.ts'
import { type FallbackPlace, fallbackCities, fallbackStates } from '#data/places/footer-places.ts'
import { type PlaceCard, placeCardQueries } from '#data/places/place-cards.ts'
import { paths } from '#lib/paths.ts'
import { plainKey, tabForKey } from '#lib/tab-keys.ts'
import { PlaceGrid, PlacesSkeleton } from './place-grid.tsx'

const words = home.locations

/** Returns the cards of a list, or of the built-in places when it cannot be read. */
function toCards(
  list: Result<ReadonlyArray<PlaceCard>>,
  builtIn: ReadonlyArray<FallbackPlace>,
): ReadonlyArray<PlaceCard> {
  return list.ok ? list.data : builtIn.map(({ id, title }) => ({ id, title, slug: id }))
}

/** The cities, or built-in ones when they cannot be read. A long list is cut and leads to the states. */
function CityList({ onStates }: { onStates: () => void }) {
  const { data } = useSuspenseQuery(placeCardQueries.cities(useApi()))
  const list = data.ok ? { ok: data.ok, data: data.data.cards } : data
  return (
    <>
      <PlaceGrid
        id="city-grid"
        showAll={words.viewAllCities}
        places={toCards(list, fallbackCities).map(({ id, title, slug, image }) => ({
          id,
          title,
          href: paths.city(slug),
          image,
          drawing: placeDrawing('cities', slug),
          note: placeCards.seeServices,
        }))}
      />
      {data.ok && data.data.isCut && (
        <button
          type="button"
          onClick={onStates}
          className="needs-script mt-6 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          {words.viewAllStates}
        </button>
      )}
    </>
  )
}

/** The states, those without a city last, or built-in ones when they cannot be read. */
function StateList() {
  const { data } = useSuspenseQuery(placeCardQueries.states(useApi()))
  const states = toCards(data, fallbackStates)
  return (
    <PlaceGrid
      id="state-grid"
      showAll={words.viewAllStates}
      places={states
        .toSorted((one, other) => Number(one.isUnserved ?? false) - Number(other.isUnserved ?? false))
        .map(({ id, title, slug, image, isUnserved }) => ({
          id,
          title,
          href: paths.state(slug),
          image,
          drawing: placeDrawing('states', slug),
          note: isUnserved ? words.notYet : placeCards.seeServices,
        }))}
    />
  )
}

type TabsProps<T extends string> = {
  label: string
  tabs: ReadonlyArray<{ id: T; label: string }>
  /** The panel of a tab has the id `{idPrefix}-{id}`, the tab itself `{idPrefix}-tab-{id}`. */
  idPrefix: string
  selected: T
  onSelect: (id: T) => void
}

/** A row of tabs as the ARIA authoring practices describe it: one stop for Tab, arrow keys within. */
function Tabs<T extends string>({ label, tabs, idPrefix, selected, onSelect }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const now = tabs.findIndex(({ id }) => id === selected)
    const index = tabForKey(plainKey(event), now, tabs.length)
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelectorAll('button').item(index).focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="needs-script inline-flex flex-wrap gap-1 rounded-2xl border border-line bg-sunken p-1"
    >
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="min-h-11 rounded-full px-5 text-sm font-semibold text-soft transition duration-200 hover:text-ink focus-visible:rounded-full aria-selected:bg-primary aria-selected:text-on-primary aria-selected:shadow-low"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

const TABS = [
  { id: 'cities', label: words.byCity },
  { id: 'states', label: words.byState },
] as const

type TabId = (typeof TABS)[number]['id']

/** Two lists as tabs. Without JavaScript both are shown, one below the other. */
function PlaceTabs() {
  const title = useListedAnywhere() === 0 ? words.nobodyListed : words.title
  const [tab, setTab] = useEntryState<TabId>('places', 'cities')

  function showStates() {
    setTab('states')
    document.getElementById('places-tab-states')?.focus()
  }

  function panel(id: TabId) {
    return {
      role: 'tabpanel',
      id: `places-${id}`,
      'aria-labelledby': `places-tab-${id}`,
      className: id === tab ? 'noscript:mb-10' : 'hidden noscript:block',
    }
  }

  return (
    <section aria-labelledby="locations-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="locations-title" title={title}>
          <Tabs label={title} tabs={TABS} idPrefix="places" selected={tab} onSelect={setTab} />
        </SectionHeading>
        <div {...panel('cities')}>
          <h3 className="mb-4 hidden text-xl noscript:block">{words.byCity}</h3>
          <CityList onStates={showStates} />
        </div>
        <div {...panel('states')}>
          <h3 className="mb-4 hidden text-xl noscript:block">{words.byState}</h3>
          <StateList />
        </div>
      </div>
    </section>
  )
}

function ListedPlaces() {
  const api = useApi()
  const { data: cities } = useSuspenseQuery(placeCardQueries.cities(api))
  const { data: states } = useSuspenseQuery(placeCardQueries.states(api))
  const isEmpty = cities.ok && cities.data.cards.length === 0 && states.ok && states.data.length === 0
  return isEmpty ? null : <PlaceTabs />
}

function Loading() {
  return (
    <section aria-labelledby="locations-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="locations-title" title={words.title} />
        <PlacesSkeleton />
      </div>
    </section>
  )
}

/** The cities and states with their pages, unless the upstream lists none. */
export function LocationBrowser() {
  return (
    <Suspense fallback={<Loading />}>
      <ListedPlaces />
    </Suspense>
  )
}
