import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LocateFixed, Search } from 'lucide'
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { needsDocument } from '#browser/build-gone.ts'
import { type ChosenCity, isSameCity } from '#browser/chosen-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog, DialogHeading, useModal } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { locationDialog } from '#content/location-dialog.ts'
import { useApi } from '#data/api-context.ts'
import { builtInChoices, type CityChoice, choiceName, cityChoicesQuery } from '#data/places/city-choice.ts'
import { letterCount, withoutBase } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { isOfComposition, plainKey } from '#lib/tab-keys.ts'
import { matchCities } from '#search/match-cities.ts'
import { takeCity } from './city-offer.ts'
import { useCityDetection } from './use-city-detection.ts'

const NEXT_KEYS = ['ArrowDown', 'ArrowRight']
const PREVIOUS_KEYS = ['ArrowUp', 'ArrowLeft']
/** A longer name needs both columns on a phone. */
const MAX_WORD_LENGTH = 11
/** Number of cities seen without scrolling; the others follow in a later render. */
const FIRST_CITIES = 12

/** Returns the index that a key leads to in a list, -1 for the field above it, or undefined for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (NEXT_KEYS.includes(key)) return Math.min(index + 1, count - 1)
  if (PREVIOUS_KEYS.includes(key)) return Math.max(index - 1, -1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function isLong(title: string): boolean {
  return title.split(' ').some((word) => letterCount(word) > MAX_WORD_LENGTH)
}

type CityListProps = {
  cities: ReadonlyArray<CityChoice>
  current: ChosenCity
  onChoose: (city: CityChoice) => void
  /** The keyboard moved up from the first city. */
  onLeave: () => void
}

/** The cities as buttons with a roving tab stop; arrow keys move between them. */
function CityList({ cities, current, onChoose, onLeave }: CityListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [reached, setReached] = useState('')
  const inTabOrder = cities.some(({ id }) => id === reached) ? reached : cities[0]?.id

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.contains(document.activeElement))
    const next = at < 0 ? undefined : indexAfterKey(plainKey(event), at, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    if (next < 0) onLeave()
    else buttons[next]?.focus()
  }

  return (
    <ul
      ref={list}
      onKeyDown={onKeyDown}
      className="grid max-h-60 grid-cols-2 gap-2 overflow-y-auto overscroll-contain p-1"
    >
      {cities.map((city) => (
        <li key={city.id} className={isLong(choiceName(city)) ? 'max-sm:col-span-2' : undefined}>
          <button
            type="button"
            tabIndex={city.id === inTabOrder ? undefined : -1}
            onFocus={() => setReached(city.id)}
            onClick={() => onChoose(city)}
            aria-current={isSameCity(city, current) ? 'true' : undefined}
            className="flex min-h-11 h-full w-full flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-md border border-line px-3 py-2 text-left text-sm leading-snug font-medium transition hover:border-primary hover:bg-tint hover:text-on-tint aria-current:border-primary aria-current:bg-tint aria-current:text-on-tint"
          >
            <ApiText>{choiceName(city)}</ApiText>
            {isSameCity(city, current) && <Badge tone="accent">{locationDialog.current}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The service of a page about a city, and whether it is a list of professionals. */
const CITY_PAGE =
  /^(?:\/services\/([^/]+)\/[^/]+(\/professionals)?|(?:\/state\/[^/]+)?\/city\/[^/]+(?:\/service\/([^/]+))?)$/

/**
 * Returns the address of the current page for another city. Keeps the open job of a service, and a list's filters,
 * because the list says which of them nobody there matches. Leads to the service without a city if that city does not
 * offer it. Returns undefined for pages about no city.
 */
export function pathInCity(
  pathname: string,
  { id, serviceIds }: Pick<CityChoice, 'id' | 'serviceIds'>,
  search = '',
): string | undefined {
  const match = CITY_PAGE.exec(withoutBase(pathname))
  if (!match) return undefined
  const [, service, isList, serviceOfCity] = match.map((part) => part && decodeURIComponent(part))
  const isOffered = (part: string) => serviceIds?.includes(part) ?? true
  if (!service)
    return serviceOfCity && isOffered(serviceOfCity) ? paths.cityService(id, serviceOfCity) : paths.city(id)
  const { job, ...filters } = parseSearch(search)
  if (!isOffered(service)) return paths.service(service) + stringifySearch({ job })
  if (!isList) return paths.serviceInCity(service, id) + stringifySearch({ job })
  return paths.professionals(service, id) + stringifySearch({ job, ...filters, after: undefined })
}

/** Puts the current city first. */
function currentFirst(cities: ReadonlyArray<CityChoice>, current: ChosenCity): Array<CityChoice> {
  return cities.toSorted(
    (one, other) => Number(isSameCity(other, current)) - Number(isSameCity(one, current)),
  )
}

/** The dialog for choosing a served city, open while it is mounted. */
export function LocationDialog({ current, onClose }: { current: ChosenCity; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const dialog = useModal()
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const { data, isPending } = useQuery(cityChoicesQuery(useApi()))
  const all = data?.ok && data.data.length > 0 ? data.data : builtInChoices
  const shown = useDeferredValue(all, currentFirst(all, current).slice(0, FIRST_CITIES))
  const { detecting, note, detect } = useCityDetection(choose)
  const wanted = useDeferredValue(search)
  const found = wanted.trim() ? matchCities(shown, wanted) : currentFirst(shown, current)
  const waits = isPending && found.length === 0

  /** Navigates from a page about a city to the page of the newly chosen one. */
  function choose(city: CityChoice, cities: ReadonlyArray<CityChoice> = all) {
    takeCity(city, cities)
    dialog.current?.close()
    const href = pathInCity(location.pathname, city, location.search)
    if (href === undefined || href.split('?')[0] === location.pathname) return
    if (needsDocument()) location.assign(href)
    else void router.navigate({ href })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isOfComposition(event.nativeEvent)) return
    const [first] = search.trim() ? matchCities(all, search) : []
    if (event.key === 'Enter' && first) choose(first)
    else if (event.key === 'ArrowDown') dialog.current?.querySelector<HTMLElement>('li button')?.focus()
    else return
    event.preventDefault()
  }

  return (
    <Dialog ref={dialog} aria-labelledby="location-title" onClose={onClose} className="max-w-md">
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <DialogHeading
          id="location-title"
          title={locationDialog.title}
          text={locationDialog.text}
          close={locationDialog.close}
          dialog={dialog}
        />
        <label className="relative block">
          <span className="sr-only">{locationDialog.field}</span>
          <Icon
            node={Search}
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
          />
          <input
            ref={field}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={locationDialog.field}
            autoComplete="off"
            enterKeyHint="go"
            className="h-12 w-full rounded-md border border-line-strong bg-paper pr-3 pl-11 text-base placeholder:text-soft"
          />
        </label>
        {found.length > 0 ? (
          <CityList
            cities={found}
            current={current}
            onChoose={choose}
            onLeave={() => field.current?.focus()}
          />
        ) : (
          <p className="rounded-md bg-sunken px-4 py-6 text-center text-sm text-soft">
            {waits ? locationDialog.loading : locationDialog.noCities(wanted)}
          </p>
        )}
        {data?.ok === false && <p className="text-sm text-soft">{locationDialog.unread}</p>}
        <p role="status" className={note ? `text-sm ${note.isProblem ? 'text-danger' : ''}` : 'sr-only'}>
          {note?.text ?? (wanted && !waits ? locationDialog.count(found.length) : '')}
        </p>
        <Button variant="secondary" onClick={detect} disabled={detecting}>
          <Icon node={LocateFixed} className={`size-5 ${detecting ? 'motion-safe:animate-pulse' : ''}`} />
          <span>{detecting ? locationDialog.detecting : locationDialog.useCurrent}</span>
        </Button>
      </div>
    </Dialog>
  )
}
