import { useQuery } from '@tanstack/react-query'
import { LocateFixed, Search, X } from 'lucide'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { builtInChoices, type CityChoice, cityChoicesQuery } from '#api/places/city-choice.ts'
import { matchCities } from '#api/places/match-cities.ts'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { locationDialog } from '#content/location-dialog.ts'
import { CityList } from './city-list.tsx'
import { takeCity } from './city-offer.ts'
import { useCityDetection } from './use-city-detection.ts'

/** The current city stands first, where it is seen. */
function currentFirst(cities: ReadonlyArray<CityChoice>, current: string): Array<CityChoice> {
  return cities.toSorted((one, other) => Number(other.title === current) - Number(one.title === current))
}

/** The dialog for choosing one of all served cities; open for as long as it is mounted. */
export function LocationDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { data, isPending } = useQuery(cityChoicesQuery(useApi()))
  const all = data?.ok ? data.data : builtInChoices
  const { detecting, note, detect } = useCityDetection(choose)
  const wanted = useDeferredValue(search)
  const found = wanted.trim() ? matchCities(all, wanted) : currentFirst(all, current)
  const waits = isPending && found.length === 0

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  function choose(city: CityChoice) {
    takeCity(city, all)
    dialog.current?.close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const [first] = search.trim() ? matchCities(all, search) : []
    if (event.key === 'Enter' && first) choose(first)
    else if (event.key === 'ArrowDown') dialog.current?.querySelector<HTMLElement>('li button')?.focus()
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="location-title"
      onClose={onClose}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-xl bg-surface p-0 text-ink shadow-high"
    >
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 id="location-title" className="text-xl">
              {locationDialog.title}
            </h2>
            <p className="mt-1 text-sm text-soft">{locationDialog.text}</p>
          </div>
          <button
            type="button"
            aria-label={locationDialog.close}
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-1 grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <Icon node={X} className="size-5" />
          </button>
        </div>
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
          {detecting ? locationDialog.detecting : locationDialog.useCurrent}
        </Button>
      </div>
    </dialog>
  )
}
