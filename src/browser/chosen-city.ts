import { readStored, writeStored } from '#browser/storage.ts'
import { type LanguageCode, language } from '#lib/language.ts'

/**
 * A city with a service that another one lacks, and its distance in kilometers if both positions are known.
 */
export type NearbyCity = { id: string; title: string; km?: number }

/** The services of a city. They are stored with the choice, so that pages need not contain them. */
export type CityOffer = {
  /** The name of the city, in the language of this entry. */
  title: string
  /** Its address part. */
  id: string
  /** The name in the API, if it differs. */
  apiId?: string
  serviceIds: Array<string>
  /** The nearest city with the service, for each service that this city lacks. */
  elsewhere: Record<string, NearbyCity>
  /** Time of the read (ms). */
  at: number
  /** The language of the names; English if it is missing. */
  language?: LanguageCode
}

/** The visitor's city. */
export type ChosenCity = {
  /** Its name in the language of this page. Empty if none is chosen or only a name in another language is known. */
  title: string
  /** The name under which it was chosen, in any language; empty without a choice. */
  chosenAs: string
  /** Its address part, if it is known. */
  id?: string
  offer?: CityOffer
}

type MaybeKnown = { id?: string | undefined; title: string }

/** Returns true if two choices are the same city: by id, or by name while an id is unknown. */
export function isSameCity(one: MaybeKnown, other: MaybeKnown): boolean {
  return one.id && other.id ? one.id === other.id : one.title === other.title
}

/** The known names of a chosen city by language, kept beside the name under which it was chosen. */
export type CityNames = { chosenAs: string; id: string; names: Partial<Record<string, string>> }

/** Storage keys of the choice; save-city.ts writes there. */
export const cityKeys = {
  chosenAs: 'selectedCity',
  names: 'selectedCityNames',
  offer: 'selectedCityOffer',
} as const

const VISITED_KEY = 'hasVisitedBefore'
/** One day: a city rarely gains or loses a service sooner. */
const OFFER_FRESH_MS = 24 * 60 * 60 * 1000

/** Returns true if a stored value has the fields of an offer. An offer is always stored as a whole. */
function isOffer(value: unknown): value is CityOffer {
  return value instanceof Object && 'title' in value && 'serviceIds' in value && 'elsewhere' in value
}

function isNames(value: unknown): value is CityNames {
  return value instanceof Object && 'chosenAs' in value && 'id' in value && 'names' in value
}

function readEntry(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '')
  } catch {
    return undefined
  }
}

/** Returns the names of a city that was stored under this title. Entries without names are older and in English. */
export function getNames(chosenAs: string): Partial<CityNames> & Pick<CityNames, 'names'> {
  const stored = readEntry(cityKeys.names)
  return isNames(stored) && stored.chosenAs === chosenAs ? stored : { names: { en: chosenAs } }
}

function readChosen(): ChosenCity {
  const chosenAs = readStored(cityKeys.chosenAs) ?? ''
  if (!chosenAs) return { title: '', chosenAs }
  const { id: known, names } = getNames(chosenAs)
  const title = names[language.code] ?? ''
  const entry = readEntry(cityKeys.offer)
  const stored = isOffer(entry) ? entry : undefined
  const id = known ?? (stored?.title === chosenAs ? stored.id : undefined)
  const isOfThisPage =
    stored?.id === id && stored?.title === title && (stored.language ?? 'en') === language.code
  return { title, chosenAs, ...(id && { id }), ...(isOfThisPage && { offer: stored }) }
}

const listeners = new Set<() => void>()
let chosen: ChosenCity | undefined

/** Subscribes to changes of the city and of its data. */
export function subscribeToCity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the visitor's city. Browser only. */
export function chosenCity(): ChosenCity {
  chosen ??= readChosen()
  return chosen
}

/** Returns the visitor's city for a search: its address part, else its name. Returns undefined if none is chosen. */
export function cityOfSearch(): string | undefined {
  const { id, chosenAs } = chosenCity()
  return id || chosenAs || undefined
}

/** Applies a choice to the page. */
export function takeChoice(city: ChosenCity): void {
  chosen = city
  for (const listener of listeners) listener()
}

/** Applies the choice of another tab. The same city in another language is no change. */
export function rereadCity(): void {
  const { chosenAs, id } = chosenCity()
  const stored = readChosen()
  const isSame = isSameCity({ id, title: chosenAs }, { id: stored.id, title: stored.chosenAs })
  // An event of another tab may arrive before the tab has stored the id, which distinguishes cities of one name.
  if (stored.chosenAs === '' || (isSame && (id || !stored.id))) return
  takeChoice(stored)
}

/** Returns true if the services of the chosen city are unknown or outdated. `now` is in milliseconds. */
export function needsOffer({ chosenAs, offer }: ChosenCity, now: number): boolean {
  return chosenAs !== '' && !(offer && offer.at <= now && now - offer.at < OFFER_FRESH_MS)
}

/** Returns true if the visitor has chosen no city and the dialog has never opened. */
export function isFirstVisit(): boolean {
  return !chosenCity().chosenAs && !readStored(VISITED_KEY)
}

/** Stores that the dialog has opened. */
export function noteVisit(): void {
  writeStored(VISITED_KEY, 'true')
}
