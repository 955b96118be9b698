import { type KeyboardEvent, useRef, useState } from 'react'
import { type ChosenCity, isSameCity } from '#browser/chosen-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { locationDialog } from '#content/location-dialog.ts'
import { type CityChoice, choiceName } from '#data/places/city-choice.ts'
import { letterCount } from '#lib/language.ts'
import { plainKey } from '#lib/tab-keys.ts'

const NEXT_KEYS = ['ArrowDown', 'ArrowRight']
const PREVIOUS_KEYS = ['ArrowUp', 'ArrowLeft']
/** A longer word needs both columns on a phone. */
const MAX_WORD_LENGTH = 11

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

/** A city, with the area or the PIN code by which it was found. */
export type FoundCity = CityChoice & { area?: string }

type CityListProps = {
  cities: ReadonlyArray<FoundCity>
  current: ChosenCity
  onChoose: (city: CityChoice) => void
  /** The keyboard moved up from the first city. */
  onLeave: () => void
  className?: string
}

/** The cities as buttons with a roving tab stop; arrow keys move between them. */
export function CityList({ cities, current, onChoose, onLeave, className = '' }: CityListProps) {
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
    <ul ref={list} onKeyDown={onKeyDown} className={`grid grid-cols-2 gap-2 p-1 ${className}`}>
      {cities.map((city) => (
        <li key={city.id} className={city.area || isLong(choiceName(city)) ? 'max-sm:col-span-2' : undefined}>
          <button
            type="button"
            tabIndex={city.id === inTabOrder ? undefined : -1}
            onFocus={() => setReached(city.id)}
            onClick={() => onChoose(city)}
            aria-current={isSameCity(city, current) ? 'true' : undefined}
            className="flex min-h-11 h-full w-full flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-md border border-line px-3 py-2 text-left text-sm leading-snug font-medium transition hover:border-primary hover:bg-tint hover:text-on-tint aria-current:border-primary aria-current:bg-tint aria-current:text-on-tint"
          >
            <ApiText>{choiceName(city)}</ApiText>
            {city.area && (
              <span className="w-full text-xs font-normal">
                <ApiText>{city.area}</ApiText>
              </span>
            )}
            {isSameCity(city, current) && <Badge tone="accent">{locationDialog.current}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}
