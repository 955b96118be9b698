import {
  CITY_KEY,
  type CityOffer,
  chosenCity,
  NO_CITY,
  readStoredCity,
  takeChoice,
} from '#browser/chosen-city.ts'
import { removeStored, writeStored } from '#browser/storage.ts'
import { language } from '#lib/language.ts'

/** An offer before it is stored. Storing adds name and language. */
export type ReadOffer = Omit<CityOffer, 'title' | 'language'>

/** Chooses a city, or adds to what is known of the chosen one. */
export function chooseCity({ id, title }: { id: string; title: string }, read?: ReadOffer): void {
  const chosen = chosenCity()
  if (id === chosen.id && title === chosen.title && !read) return
  const stored = readStoredCity()
  const known = stored?.id === id ? stored : undefined
  const offer = read && { ...read, title, language: language.code }
  const names = { ...known?.names, [language.code]: title }
  writeStored(CITY_KEY, JSON.stringify({ ...known, id, names, ...(offer && { offer }) }))
  takeChoice({ id, title, ...(offer && { offer }) })
}

/** Ends the choice. */
export function forgetCity(): void {
  removeStored(CITY_KEY)
  takeChoice(NO_CITY)
}
