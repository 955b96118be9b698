import { LocateFixed, MapPin, Search, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { messages } from '#content/messages.ts'
import { headerCities } from '#content/places/header-cities.ts'
import { selectCity, useSelectedCity } from './selected-city.ts'
import { useCityDetection } from './use-city-detection.ts'

/** The dialog for choosing a city; open for as long as it is mounted. */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const selected = useSelectedCity()
  const [search, setSearch] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const { detecting, problem, detect } = useCityDetection(choose)
  const cities = headerCities.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()))

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  function choose(city: string) {
    selectCity(city)
    dialog.current?.close()
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
              Where do you need help?
            </h2>
            <p className="mt-1 text-sm text-soft">Choose your city. It stays in this browser.</p>
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-1 grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <Icon node={X} className="size-5" />
          </button>
        </div>
        <label className="relative block">
          <span className="sr-only">Search for a city</span>
          <Icon
            node={Search}
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
          />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder="Search for a city"
            autoComplete="off"
            className="h-12 w-full rounded-md border border-line-strong bg-paper pr-3 pl-11 text-base placeholder:text-soft"
          />
        </label>
        {cities.length > 0 ? (
          <ul className="grid max-h-60 grid-cols-2 gap-2 overflow-y-auto p-1">
            {cities.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => choose(title)}
                  aria-current={title === selected ? 'true' : undefined}
                  className="flex min-h-11 w-full items-center justify-between gap-2 rounded-md border border-line px-3 py-2 text-left text-sm font-medium transition hover:border-primary hover:bg-tint hover:text-on-tint aria-current:border-primary aria-current:bg-tint aria-current:text-on-tint"
                >
                  <span className="flex min-w-0 items-center gap-2">
                    <Icon node={MapPin} className="size-4 shrink-0 text-primary" />
                    <span className="truncate">{title}</span>
                  </span>
                  {title === selected && <Badge tone="accent">{messages.location.current}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="rounded-md bg-sunken px-4 py-6 text-center text-sm text-soft">
            {messages.location.noCities(search)}
          </p>
        )}
        <p role="status" className={problem ? 'text-sm text-danger' : 'sr-only'}>
          {problem || (search ? `${cities.length} ${cities.length === 1 ? 'city' : 'cities'}` : '')}
        </p>
        <Button variant="secondary" onClick={detect} disabled={detecting}>
          <Icon node={LocateFixed} className={`size-5 ${detecting ? 'motion-safe:animate-pulse' : ''}`} />
          {detecting ? messages.location.detecting : messages.location.useCurrent}
        </Button>
      </div>
    </dialog>
  )
}
