import { type KeyboardEvent, useRef, useState } from 'react'
import type { CityChoice } from '#api/places/city-choice.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { locationDialog } from '#content/location-dialog.ts'
import { letterCount } from '#lib/letters.ts'

const NEXT_KEYS = ['ArrowDown', 'ArrowRight']
const PREVIOUS_KEYS = ['ArrowUp', 'ArrowLeft']
/** A longer word needs both columns on a phone. */
const LONGEST_WORD = 11

/** Where a key leads in a list; undefined for other keys, -1 for the field above it. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (NEXT_KEYS.includes(key)) return Math.min(index + 1, count - 1)
  if (PREVIOUS_KEYS.includes(key)) return Math.max(index - 1, -1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function isLong(title: string): boolean {
  return title.split(' ').some((word) => letterCount(word) > LONGEST_WORD)
}

type CityListProps = {
  cities: ReadonlyArray<CityChoice>
  current: string
  onChoose: (city: CityChoice) => void
  /** The keyboard went up from the first city. */
  onLeave: () => void
}

/** The cities as buttons, of which one is on the way of the Tab key; the arrow keys go from one to the next. */
export function CityList({ cities, current, onChoose, onLeave }: CityListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [reached, setReached] = useState('')
  const inTabOrder = cities.some(({ id }) => id === reached) ? reached : cities[0]?.id

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.contains(document.activeElement))
    const next = at < 0 ? undefined : indexAfterKey(event.key, at, buttons.length)
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
        <li key={city.id} className={isLong(city.title) ? 'max-sm:col-span-2' : undefined}>
          <button
            type="button"
            tabIndex={city.id === inTabOrder ? undefined : -1}
            onFocus={() => setReached(city.id)}
            onClick={() => onChoose(city)}
            aria-current={city.title === current ? 'true' : undefined}
            className="flex min-h-11 h-full w-full flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-md border border-line px-3 py-2 text-left text-sm leading-snug font-medium transition hover:border-primary hover:bg-tint hover:text-on-tint aria-current:border-primary aria-current:bg-tint aria-current:text-on-tint"
          >
            <ApiText>{city.title}</ApiText>
            {city.title === current && <Badge tone="accent">{locationDialog.current}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}
