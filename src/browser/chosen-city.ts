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
  /** The language of the names. */
  language: LanguageCode
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

/** Stored details of the chosen city: its names by language and its offer. */
export type CityDetails = {
  chosenAs: string
  id: string
  names: Partial<Record<LanguageCode, string>>
  offer?: CityOffer
}

/** Storage keys of the choice and of its details; save-city.ts writes there. */
export const CHOSEN_KEY = 'selectedCity'
export const DETAILS_KEY = 'selectedCityDetails'
const VISITED_KEY = 'hasVisitedBefore'
/** One day: a city rarely gains or loses a service sooner. */
const OFFER_FRESH_MS = 24 * 60 * 60 * 1000

/** Returns true if a stored value has the fields of details. They are always stored as a whole. */
function isDetails(value: unknown): value is CityDetails {
  return value instanceof Object && 'chosenAs' in value && 'id' in value && 'names' in value
}

/** Returns what is known of the city that was chosen under this name. */
export function readDetails(chosenAs: string): CityDetails | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(DETAILS_KEY) ?? '')
    return isDetails(stored) && stored.chosenAs === chosenAs ? stored : undefined
  } catch {
    return undefined
  }
}

function readChosen(): ChosenCity {
  const chosenAs = readStored(CHOSEN_KEY) ?? ''
  const details = readDetails(chosenAs)
  // A name without details is in English.
  if (!details) return { title: language.code === 'en' ? chosenAs : '', chosenAs }
  const { id, names, offer } = details
  const isOfThisPage = offer?.language === language.code
  return { title: names[language.code] ?? '', chosenAs, id, ...(isOfThisPage && { offer }) }
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
  if (stored.chosenAs !== '' && !isSame) takeChoice(stored)
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
