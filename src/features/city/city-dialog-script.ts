import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { PlaceAnswer, UnservedPlace } from '#api/schemas/search-results.ts'
import { needsDocument } from '#browser/build-gone.ts'
import { chosenCity } from '#browser/chosen-city.ts'
import { chooseCity } from '#browser/save-city.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import { locationDialog } from '#content/location-dialog.ts'
import { statePage } from '#content/place-pages.ts'
import { fetchPlaces } from '#data/fetch-suggestions.ts'
import { getLang, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { readChoices, takeCity } from './city-offer.ts'
import { detectCity } from './detect-city.ts'
import { pathInCity } from './path-in-city.ts'

/** Returns an element with a text in its language. */
function textIn(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = className
  element.lang = getLang(text) ?? language.locale
  return element
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.className = 'font-semibold underline'
  link.textContent = text
  return link
}

/** Marks the visitor's city. */
function markCurrent(link: HTMLAnchorElement): void {
  link.ariaCurrent = 'true'
  link.appendChild(textIn('span', locationDialog.current, 'badge'))
}

/** Returns a found city as the server sends one (city-dialog.tsx), with the area or PIN code by which it was found. */
function toItem({ id, title, text }: PlaceAnswer['cities'][number]): HTMLLIElement {
  const link = document.createElement('a')
  link.href = paths.city(id)
  Object.assign(link.dataset, { city: id, title })
  link.appendChild(textIn('span', title))
  if (text) link.appendChild(textIn('span', text, 'area'))
  if (id === chosenCity().id) markCurrent(link)
  const item = document.createElement('li')
  item.appendChild(link)
  return item
}

export type CityChoices = ReturnType<typeof createCityChoices>

type Context = { router: RegisteredRouter; queryClient: QueryClient }
type Finding = PlaceAnswer & { isComplete: boolean }

/** Pause (ms) in typing before the site is asked. */
const PAUSE_MS = 150

/** Creates what the dialog does with a text, a press or the position. */
export function createCityChoices(dialog: HTMLElement, { router, queryClient }: Context) {
  const { api } = router.options.context
  const field = dialog.querySelector('input')
  const list = dialog.querySelector('ul')
  const status = dialog.querySelector<HTMLElement>('[role=status]')
  const note = dialog.querySelector<HTMLElement>('[data-note]')
  const locateButton = dialog.querySelector<HTMLButtonElement>('[data-locate]')
  const firstItems = [...(list?.children ?? [])]

  /** Announces a text, and shows it if it is more than a count. */
  function say(text: string, look: 'shown' | 'problem' | 'count' = 'count') {
    if (!status) return
    status.textContent = text
    status.className = { shown: 'text-sm', problem: 'text-sm text-danger', count: 'sr-only' }[look]
  }

  function showNote(...parts: Array<string | Node>) {
    if (!note) return
    note.replaceChildren(...parts)
    note.hidden = parts.length === 0
  }

  /** Shows the first cities, with the visitor's city among them. */
  async function showFirst() {
    const { id } = chosenCity()
    for (const link of dialog.querySelectorAll('[aria-current]')) {
      link.removeAttribute('aria-current')
      link.querySelector('.badge')?.remove()
    }
    list?.replaceChildren(...firstItems)
    if (!id) return
    const currentLink = [...(list?.querySelectorAll('a') ?? [])].find(({ dataset }) => dataset.city === id)
    if (currentLink) return markCurrent(currentLink)
    const { cities } = await readChoices(api, queryClient)
    const city = cities.find((one) => one.id === id)
    if (city && !field?.value) list?.replaceChildren(toItem(city), ...firstItems.slice(0, -1))
  }

  /** Finds places: the listed cities with the text in their names, else what the site understands by it. */
  async function find(text: string, { signal }: AbortController): Promise<Finding> {
    const { cities, isComplete } = await readChoices(api, queryClient)
    const sought = text.toLowerCase()
    const isBegun = ({ title }: { title: string }) => title.toLowerCase().startsWith(sought)
    const named = cities.filter(({ title }) => title.toLowerCase().includes(sought))
    const [first] = named.sort((one, other) => Number(isBegun(other)) - Number(isBegun(one)))
    if (first) return { cities: named, isSure: isBegun(first), isComplete }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    signal.throwIfAborted()
    return { ...(await fetchPlaces(text, signal)), isComplete }
  }

  /** Names the place that is not served, with its page and the nearest city. */
  function showUnserved({ title: place, href, nearest }: UnservedPlace) {
    const { unserved } = statePage
    const title = unserved.title(place)
    const link = nearest && linkTo(paths.city(nearest.id), unserved.nearest(nearest.title, nearest.km))
    if (link) Object.assign(link.dataset, { city: nearest.id, title: nearest.title })
    const more = linkTo(href, locationDialog.tellMe)
    say(title)
    showNote(textIn('strong', title, 'block'), more, ...(link ? [document.createElement('br'), link] : []))
  }

  function show(text: string, { cities, unserved, isComplete }: Finding) {
    list?.replaceChildren(...cities.map(toItem))
    if (unserved) return showUnserved(unserved)
    const notes = isComplete ? [] : [locationDialog.unread]
    if (cities.length > 0) {
      say(locationDialog.count(cities.length))
      return showNote(...notes)
    }
    const nothing = locationDialog.noCities(text)
    say(nothing)
    const wish = linkTo(contactHref('place', text), locationDialog.tellMe)
    showNote([nothing, ...notes, ''].join(' '), wish)
  }

  let question = new AbortController()

  /** Shows what a text means. A newer text ends the question. */
  async function showMeaning(text: string): Promise<Finding | undefined> {
    question.abort()
    if (!text) {
      say('')
      showNote()
      await showFirst()
      return undefined
    }
    const own = new AbortController()
    question = own
    say(locationDialog.loading, 'shown')
    const finding = await find(text, own).catch(() => undefined)
    if (own.signal.aborted) return undefined
    if (!finding) {
      shown = undefined
      say(locationDialog.unread, 'problem')
      return undefined
    }
    show(text, finding)
    return finding
  }

  let shown: { text: string; finding: Promise<Finding | undefined> } | undefined

  /** Shows what the field's text means, once for each text. */
  function search(): Promise<Finding | undefined> {
    const text = field?.value.trim() ?? ''
    if (shown?.text !== text) shown = { text, finding: showMeaning(text) }
    return shown.finding
  }

  /** Takes the city that the text certainly means; else moves to the first one found. */
  async function enter() {
    const finding = await search()
    const [first] = finding?.cities ?? []
    if (finding?.isSure && first) await take(first)
    else list?.querySelector('a')?.focus()
  }

  /** Sets the city, and navigates from a page about a city to the page of the new one. */
  async function take(city: { id: string; title: string }) {
    if (dialog.matches(':popover-open')) dialog.hidePopover()
    chooseCity({ id: city.id, title: city.title })
    const { cities } = await readChoices(api, queryClient)
    const known = cities.find(({ id }) => id === city.id)
    if (known) takeCity(known, cities)
    const page = router.state.matches.at(-1)
    const href = page && pathInCity(page, known ?? city)
    if (href === undefined || href === location.pathname + location.search) return
    if (needsDocument()) location.assign(href)
    else await router.navigate({ href })
  }

  async function locate() {
    if (!locateButton || locateButton.ariaDisabled) return
    const label = locateButton.querySelector('span')
    const setLabel = (text: string) => label?.replaceChildren(text)
    say('')
    // A disabled button would lose the focus.
    locateButton.ariaDisabled = 'true'
    setLabel(locationDialog.detecting)
    function rest() {
      if (locateButton) locateButton.ariaDisabled = null
      setLabel(locationDialog.useCurrent)
    }
    const readCities = async () => (await readChoices(api, queryClient)).cities
    const detected = await detectCity(readCities, say, rest)
    rest()
    if (!detected || !dialog.matches(':popover-open')) return
    if (!detected.isFar) return take(detected.city)
    chooseCity(detected.city)
    await showFirst()
  }

  return {
    search,
    enter,
    locate,
    showFirst,
    choose: (link: HTMLAnchorElement) =>
      take({ id: link.dataset.city ?? '', title: link.dataset.title ?? link.firstChild?.textContent ?? '' }),
    /** Returns the dialog to its beginning. */
    async reset() {
      if (field) field.value = ''
      shown = undefined
      await search()
    },
  }
}
