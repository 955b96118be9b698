import { readStored, writeStored } from '#lib/storage.ts'

/** A city that has what another one lacks; how far it is, in kilometres, when the positions of both are known. */
export type NearbyCity = { id: string; title: string; km?: number }

/** What a city has, kept beside the choice so that no page has to bring it. */
export type CityOffer = {
  /** The name under which the city was chosen. */
  title: string
  /** Its address part. */
  id: string
  serviceIds: Array<string>
  /** By service: the nearest city that has what this one has not. */
  elsewhere: Record<string, NearbyCity>
  /** When it was read, in milliseconds. */
  at: number
}

/** The visitor's city, by name; empty until one is chosen. */
export type ChosenCity = { title: string; offer?: CityOffer }

const CITY_KEY = 'selectedCity'
const OFFER_KEY = 'selectedCityOffer'
const VISITED_KEY = 'hasVisitedBefore'
/** Within a day a city rarely gains or loses a service. */
const OFFER_FRESH_MS = 24 * 60 * 60 * 1000

/** What else is in an entry that has these was written with them, by `chooseCity`. */
function isOffer(value: unknown): value is CityOffer {
  return value instanceof Object && 'title' in value && 'serviceIds' in value && 'elsewhere' in value
}

function readOffer(title: string): CityOffer | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(OFFER_KEY) ?? '')
    return isOffer(stored) && stored.title === title ? stored : undefined
  } catch {
    return undefined
  }
}

function readChosen(): ChosenCity {
  const title = readStored(CITY_KEY) ?? ''
  const offer = title ? readOffer(title) : undefined
  return { title, ...(offer && { offer }) }
}

const listeners = new Set<() => void>()
let chosen: ChosenCity | undefined

/** Calls back at each change of the city or of what is known about it. */
export function subscribeToCity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor's city. In the browser only. */
export function chosenCity(): ChosenCity {
  chosen ??= readChosen()
  return chosen
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Takes over what another tab has chosen meanwhile. */
export function rereadCity(): void {
  const stored = readChosen()
  if (stored.title === '' || stored.title === chosenCity().title) return
  chosen = stored
  tell()
}

/** Chooses a city by its name, or says what the chosen one offers. */
export function chooseCity(title: string, offer?: Omit<CityOffer, 'title'>): void {
  if (title === chosenCity().title && !offer) return
  chosen = { title, ...(offer && { offer: { ...offer, title } }) }
  writeStored(CITY_KEY, title)
  if (chosen.offer) writeStored(OFFER_KEY, JSON.stringify(chosen.offer))
  tell()
}

/** True when nothing is known of what the chosen city offers, or nothing recent. `now` is in milliseconds. */
export function needsOffer({ title, offer }: ChosenCity, now: number): boolean {
  return title !== '' && !(offer && offer.at <= now && now - offer.at < OFFER_FRESH_MS)
}

/** True once: on the first visit, when no city is chosen. Sets the flag. */
export function takeFirstVisit(): boolean {
  if (chosenCity().title || readStored(VISITED_KEY)) return false
  writeStored(VISITED_KEY, 'true')
  return true
}
