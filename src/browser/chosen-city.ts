import { isText, parseStored, readStored, writeStored } from '#browser/storage.ts'
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
  /** Its address part; empty without a choice. */
  id: string
  /** Its name in the language of this page; empty if only one in another language is known. */
  title: string
  offer?: CityOffer
}

/** The visitor's city as it is stored, for the pages of all languages. */
type StoredCity = {
  id: string
  names: Partial<Record<LanguageCode, string>>
  offer?: CityOffer
}

/** Storage key of the choice; save-city.ts writes there. */
export const CITY_KEY = 'selectedCity'
const VISITED_KEY = 'hasVisitedBefore'
/** One day: a city rarely gains or loses a service sooner. */
const OFFER_FRESH_MS = 24 * 60 * 60 * 1000

export const NO_CITY: ChosenCity = { id: '', title: '' }

/** Returns the stored city, if there is one. */
export function readStoredCity(): StoredCity | undefined {
  return parseStored<StoredCity>(
    readStored(CITY_KEY),
    ({ id, names, offer }) =>
      isText(id) &&
      Object.values(names).every(isText) &&
      (!offer || (isText(offer.id) && Array.isArray(offer.serviceIds) && offer.elsewhere)),
  )
}

function readChosen(): ChosenCity {
  const stored = readStoredCity()
  if (!stored) return NO_CITY
  const { id, names, offer } = stored
  const isOfThisPage = offer?.language === language.code
  return { id, title: names[language.code] ?? '', ...(isOfThisPage && { offer }) }
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

/** Applies a choice to the page. */
export function takeChoice(city: ChosenCity): void {
  chosen = city
  for (const listener of listeners) listener()
}

/** Applies the choice of another tab. */
export function rereadCity(): void {
  const stored = readChosen()
  if (stored.id !== '' && stored.id !== chosenCity().id) takeChoice(stored)
}

/** Returns true if the services of the chosen city are unknown or outdated. `now` is in milliseconds. */
export function needsOffer({ id, offer }: ChosenCity, now: number): boolean {
  return id !== '' && !(offer && now - offer.at < OFFER_FRESH_MS)
}

/** Returns true if the visitor has chosen no city and has never closed the dialog. */
export function isFirstVisit(): boolean {
  return !chosenCity().id && !readStored(VISITED_KEY)
}

/** Stores that the visitor has closed the dialog. */
export function noteVisit(): void {
  writeStored(VISITED_KEY, 'true')
}
