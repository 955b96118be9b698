import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LocateFixed, Search } from 'lucide'
import {
  type ComponentProps,
  type KeyboardEvent,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { needsDocument } from '#browser/build-gone.ts'
import { type ChosenCity, isSameCity, noteVisit } from '#browser/chosen-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog, DialogHeading, useModal } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { locationDialog } from '#content/location-dialog.ts'
import { useApi } from '#data/api-context.ts'
import { builtInChoices, type CityChoice, cityChoicesQuery } from '#data/places/city-choice.ts'
import { withoutBase } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { isOfComposition } from '#lib/tab-keys.ts'
import { matchCities } from '#search/match-cities.ts'
import { CityList, type FoundCity } from './city-list.tsx'
import { takeCity } from './city-offer.ts'
import { useCityDetection } from './use-city-detection.ts'

/** Number of cities in the opened dialog. A button shows the others. */
const FIRST_CITIES = 12

const CITY_LIST = 'max-h-60 overflow-y-auto overscroll-contain'

/** The dialog keeps its top edge while its list grows and shrinks. */
const TOP = 'mt-4 sm:mt-[10dvh] sm:max-h-[85dvh]'

/** The service of a page about a city, and whether it is a list of professionals. */
const CITY_PAGE =
  /^(?:\/services\/([^/]+)\/[^/]+(\/professionals)?|(?:\/state\/[^/]+)?\/city\/[^/]+(?:\/service\/([^/]+))?)$/

/** The service and the job of a page about a job in a city. */
const JOB_PAGE = /^\/job\/([^/]+)\/([^/]+)\/[^/]+$/

/**
 * Returns the address of the current page for another city. Keeps the open job of a service and the filters of a
 * list, which says if nobody in that city matches one. Leads to the service or job without a city if that city does not
 * offer it. Returns undefined for pages about no city.
 */
export function pathInCity(
  pathname: string,
  { id, serviceIds }: Pick<CityChoice, 'id' | 'serviceIds'>,
  search = '',
): string | undefined {
  const path = withoutBase(pathname)
  const isOffered = (part: string) => serviceIds?.includes(part) ?? true
  const [, jobService, jobId] = JOB_PAGE.exec(path)?.map(decodeURIComponent) ?? []
  if (jobService && jobId) return paths.jobPage(jobService, jobId, isOffered(jobService) ? id : undefined)
  const match = CITY_PAGE.exec(path)
  if (!match) return undefined
  const [, service, isList, serviceOfCity] = match.map((part) => part && decodeURIComponent(part))
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

const AllCities = lazy(() => import('./all-cities.tsx').then(({ AllCities }) => AllCities))

type Areas = Pick<typeof import('./find-areas.ts'), 'findAreas' | 'findUnserved'>

/** The cities that a text finds, and the town that it names if nobody serves that. */
type Finding = { found: ReadonlyArray<FoundCity>; unserved?: ReturnType<Areas['findUnserved']> }

const noAreas: Areas = { findAreas: () => [], findUnserved: () => undefined }

/**
 * Returns the search for localities, PIN codes and towns, undefined until `loadAreas` has loaded its data. Without the
 * data, only the names of the cities are searched.
 */
function useAreas() {
  const [areas, setAreas] = useState<Areas>()
  function loadAreas() {
    import('./find-areas.ts').then(setAreas, () => setAreas(noAreas))
  }
  return { areas, loadAreas }
}

/**
 * Returns the cities whose names, localities or PIN codes match a text, or for a town without service the nearest city.
 * If localities match and no name begins with the text, similar names are left out.
 */
function findCities(
  cities: ReadonlyArray<CityChoice>,
  text: string,
  { findAreas, findUnserved }: Areas = noAreas,
): Finding {
  const areas = findAreas(text)
  const inAreas = cities.flatMap((city): Array<FoundCity> => {
    const area = areas.find(({ cityId }) => cityId === city.id)
    return area ? [{ ...city, area: area.name }] : []
  })
  const unserved = findUnserved(text, cities)
  if (unserved) {
    const others = inAreas.filter(({ id }) => id !== unserved.nearby[0]?.id)
    return { found: [...unserved.nearby, ...others], unserved }
  }
  const named = matchCities(cities, text)
  const start = text.trim().toLowerCase()
  const isNamed = named.some(({ names }) => names.some((name) => name.toLowerCase().startsWith(start)))
  if (inAreas.length > 0 && !isNamed) return { found: inAreas }
  const ids = new Set(named.map(({ id }) => id))
  return { found: [...named, ...inAreas.filter(({ id }) => !ids.has(id))] }
}

type Choice = Pick<ComponentProps<typeof CityList>, 'current' | 'onChoose' | 'onLeave'>

/** The found cities, else the fallback. The dialog has a sentence of its own for a town without service. */
function FoundCities({
  finding: { found, unserved },
  fallback,
  ...choice
}: Choice & { finding: Finding; fallback: string }) {
  if (found.length > 0) return <CityList cities={found} className={CITY_LIST} {...choice} />
  if (unserved) return null
  return <p className="rounded-md bg-sunken px-4 py-6 text-center text-sm text-soft">{fallback}</p>
}

/** The dialog for choosing a served city, open while it is mounted. */
export function LocationDialog({ current, onClose }: { current: ChosenCity; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const dialog = useModal()
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const { data, isPending } = useQuery(cityChoicesQuery(useApi()))
  const all = data?.ok && data.data.length > 0 ? data.data : builtInChoices
  const { detecting, note, detect } = useCityDetection(choose)
  const wanted = useDeferredValue(search)
  const isSearching = wanted.trim() !== ''
  const { areas, loadAreas } = useAreas()
  const finding: Finding = isSearching
    ? findCities(all, wanted, areas)
    : { found: currentFirst(all, current).slice(0, FIRST_CITIES) }
  const { found, unserved } = finding
  const isLoading = isPending || (isSearching && !areas)
  const waits = isLoading && found.length === 0
  const choice = { current, onChoose: choose, onLeave: () => field.current?.focus() }

  useEffect(noteVisit, [])

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
    // A city near an unserved town is chosen only by its own button.
    const { found, unserved } = findCities(all, search, areas)
    const [first] = search.trim() === '' || unserved ? [] : found
    if (event.key === 'Enter' && first) choose(first)
    else if (event.key === 'ArrowDown') dialog.current?.querySelector<HTMLElement>('li button')?.focus()
    else return
    event.preventDefault()
  }

  return (
    <Dialog ref={dialog} aria-labelledby="location-title" onClose={onClose} className={`max-w-md ${TOP}`}>
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
            onChange={(event) => {
              setSearch(event.target.value)
              loadAreas()
            }}
            onKeyDown={onKeyDown}
            placeholder={locationDialog.field}
            autoComplete="off"
            enterKeyHint="go"
            className="h-12 w-full rounded-md border border-line-strong bg-paper pr-3 pl-11 text-base placeholder:text-soft"
          />
        </label>
        {/* Above the list, so that it does not move when all cities have arrived. */}
        <Button variant="secondary" onClick={detect} disabled={detecting}>
          <Icon node={LocateFixed} className={`size-5 ${detecting ? 'motion-safe:animate-pulse' : ''}`} />
          <span>{detecting ? locationDialog.detecting : locationDialog.useCurrent}</span>
        </Button>
        <p role="status" className={note ? `text-sm ${note.isProblem ? 'text-danger' : ''}` : 'sr-only'}>
          {note?.text ?? (wanted && !waits ? (unserved?.title ?? locationDialog.count(found.length)) : '')}
        </p>
        {unserved && (
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">
            <strong className="block">{unserved.title}</strong>
            {unserved.nearest && (
              <span>
                <ApiText>{unserved.nearest}</ApiText>
              </span>
            )}
          </p>
        )}
        {showsAll && !isSearching ? (
          <Suspense fallback={<p className="py-6 text-center text-sm text-soft">{locationDialog.loading}</p>}>
            <AllCities cities={all} {...choice} />
          </Suspense>
        ) : (
          <FoundCities
            finding={finding}
            fallback={waits ? locationDialog.loading : locationDialog.noCities(wanted)}
            {...choice}
          />
        )}
        {!isSearching && all.length > FIRST_CITIES && (
          <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            <span key={String(showsAll)}>
              {showsAll ? locationDialog.fewer : locationDialog.all(all.length)}
            </span>
          </Button>
        )}
        {data?.ok === false && <p className="text-sm text-soft">{locationDialog.unread}</p>}
      </div>
    </Dialog>
  )
}
