import { Building2, CircleHelp, FileText, Hammer, MapPin, UserRound, Wrench } from 'lucide'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Suggestion } from '#api/schemas/search-results.ts'
import { chosenCity, subscribeToCity } from '#browser/chosen-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { search } from '#content/search.ts'
import { fetchSuggestions } from '#data/fetch-suggestions.ts'
import { getLang } from '#lib/language.ts'
import { isOfComposition } from '#lib/tab-keys.ts'

/** The visible state of a listbox: open or not, and the index of the active option (-1 for none). */
type ListState = { isOpen: boolean; active: number }

/** The further effect of a key; `default` leaves it to the browser. */
type KeyOutcome = ListState & { does: 'nothing' | 'default' | 'choose' }

type Key = Pick<KeyboardEvent, 'key' | 'altKey'>

/**
 * Returns the keyboard of an editable combobox with a listbox (WAI-ARIA Authoring Practices, "Editable Combobox With
 * List Autocomplete"): the arrows go through the options and around, Enter takes the active one or sends the form,
 * Escape closes, everything that moves the cursor gives the options up.
 */
export function pressKey({ key, altKey }: Key, { isOpen, active }: ListState, count: number): KeyOutcome {
  const isShown = isOpen && count > 0
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return { isOpen, active: -1, does: 'default' }
      if (altKey) return { isOpen: true, active: isShown ? active : -1, does: 'nothing' }
      return { isOpen: true, active: isShown ? (active + 1) % count : 0, does: 'nothing' }
    case 'ArrowUp':
      if (count === 0) return { isOpen, active: -1, does: 'default' }
      if (altKey) return { isOpen: false, active: -1, does: 'nothing' }
      return { isOpen: true, active: isShown && active > 0 ? active - 1 : count - 1, does: 'nothing' }
    case 'Enter':
      return isShown && active >= 0
        ? { isOpen: false, active, does: 'choose' }
        : { isOpen: false, active: -1, does: 'default' }
    case 'Escape':
      return { isOpen: false, active: -1, does: isShown ? 'nothing' : 'default' }
    case 'Tab':
      return { isOpen: false, active: -1, does: 'default' }
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { isOpen, active: -1, does: 'default' }
    default:
      return { isOpen, active, does: 'default' }
  }
}

/** No request is sent before the second letter. */
const MIN_LETTERS = 2
/** Pause (ms) in typing before suggestions are requested. */
const PAUSE_MS = 150

type Suggested = { text: string; items: Array<Suggestion> }

const NOTHING: Suggested = { text: '', items: [] }

/**
 * Returns suggestions for the text in a box while the visitor types. Each request cancels the previous one. After a
 * failed request nothing is said, because the box is a form in any case. Suggestions belong to the text and city of
 * their request.
 */
function useSuggestions(input: RefObject<HTMLInputElement | null>): Suggested {
  const [suggested, setSuggested] = useState(NOTHING)

  useEffect(() => {
    const box = input.current
    if (!box) return
    const ended = new AbortController()
    let question = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    let city = chosenCity().id

    async function ask(text: string, { signal }: AbortController) {
      const suggested = await fetchSuggestions(text, signal).then(
        (items) => ({ text, items }),
        () => NOTHING,
      )
      if (!signal.aborted) setSuggested(suggested)
    }
    function giveUp() {
      clearTimeout(pause)
      question.abort()
    }
    function clear() {
      giveUp()
      setSuggested(NOTHING)
    }
    function onInput() {
      const text = box?.value.trim() ?? ''
      giveUp()
      if ([...text].length < MIN_LETTERS) return setSuggested(NOTHING)
      const next = new AbortController()
      question = next
      pause = setTimeout(() => ask(text, next), PAUSE_MS)
    }
    const { signal } = ended
    box.addEventListener('input', onInput, { signal })
    box.addEventListener('blur', giveUp, { signal })
    box.form?.addEventListener('submit', giveUp, { signal })
    // After going back, the box has another text.
    addEventListener('popstate', clear, { signal })
    const leaveCity = subscribeToCity(() => {
      const before = city
      city = chosenCity().id
      if (city !== before) clear()
    })
    // The text that was typed while this code was loading, if the box has the focus.
    if (box === document.activeElement && box.value !== box.defaultValue) onInput()
    return () => {
      ended.abort()
      leaveCity()
      giveUp()
    }
  }, [input])

  return suggested
}

const CLOSED: ListState = { isOpen: false, active: -1 }

const icons: Record<Suggestion['kind'], typeof Wrench> = {
  service: Wrench,
  job: Hammer,
  place: MapPin,
  brand: Building2,
  provider: UserRound,
  page: CircleHelp,
  article: FileText,
}

type Props = { input: RefObject<HTMLInputElement | null>; label: string }

/** Makes a search box a combobox with a list of suggested pages. */
export function SearchSuggestions({ input, label }: Props) {
  const { text, items } = useSuggestions(input)
  const [state, setState] = useState(CLOSED)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const isOpen = state.isOpen && items.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  // New text opens the list of suggestions.
  const [shown, setShown] = useState(text)
  if (shown !== text) {
    setShown(text)
    setState({ isOpen: text !== '', active: -1 })
  }

  useEffect(() => {
    const box = input.current
    if (!box) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': listId,
      'aria-activedescendant': isOpen && state.active >= 0 ? `${listId}-${state.active}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value)
    if (attributes['aria-activedescendant'] === '') box.removeAttribute('aria-activedescendant')
    if (isOpen) list.current?.children[state.active]?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, isOpen, state.active])

  useEffect(() => {
    const box = input.current
    if (!box) return
    const ended = new AbortController()
    const { signal } = ended
    function onKey(event: KeyboardEvent) {
      if (isOfComposition(event) || event.ctrlKey || event.metaKey) return
      const { does, ...next } = pressKey(event, { ...state, isOpen }, items.length)
      if (does !== 'default') event.preventDefault()
      const option = list.current?.children[next.active]
      if (does === 'choose' && option instanceof HTMLElement) option.click()
      setState(next)
    }
    box.addEventListener('keydown', onKey, { signal })
    box.addEventListener('blur', () => setState(CLOSED), { signal })
    box.form?.addEventListener('submit', () => setState(CLOSED), { signal })
    addEventListener('popstate', () => setState(CLOSED), { signal })
    return () => ended.abort()
  }, [input, items, state, isOpen])

  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={search.suggestions(label)}
        hidden={!isOpen}
        // The focus stays in the box.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5 text-left shadow-high"
      >
        {items.map(({ kind, id, title, href, text, isSample }, index) => (
          <a
            key={`${kind} ${id}`}
            id={optionId(index)}
            role="option"
            href={href}
            tabIndex={-1}
            aria-selected={index === state.active}
            onClick={() => setState(CLOSED)}
            className="flex min-h-11 items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken aria-selected:bg-tint aria-selected:text-on-tint"
          >
            <Icon node={icons[kind]} className="size-4 text-primary" />
            <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <ApiText>{title}</ApiText>
              {text && (
                <span lang={getLang(text)} className="block text-sm text-soft">
                  {text}
                </span>
              )}
            </span>
            <span className="shrink-0 text-sm text-soft">
              {isSample ? search.samples[kind === 'brand' ? kind : 'provider'] : search.kinds[kind]}
            </span>
          </a>
        ))}
      </div>
      <p role="status" className="sr-only">
        {text && state.isOpen ? search.suggested(items.length) : ''}
      </p>
    </>
  )
}
