import {
  CHOSEN_KEY,
  type CityDetails,
  type CityOffer,
  chosenCity,
  DETAILS_KEY,
  isSameCity,
  readDetails,
  takeChoice,
} from '#browser/chosen-city.ts'
import { writeStored } from '#browser/storage.ts'
import { language } from '#lib/language.ts'

type NamedCity = { id: string; title: string }
/** An offer before it is stored. Storing adds name and language. */
export type ReadOffer = Omit<CityOffer, 'title' | 'language'>

function keep({ id, title }: NamedCity, chosenAs: string, read: ReadOffer | undefined): void {
  const known = readDetails(chosenAs)
  const isKnown = known?.id === id
  const offer = read && { ...read, title, language: language.code }
  const names = isKnown ? known.names : { ...(chosenAs !== title && { en: chosenAs }) }
  const details: CityDetails = {
    ...(isKnown && known),
    chosenAs,
    id,
    names: { ...names, [language.code]: title },
    ...(offer && { offer }),
  }
  // The details come first, because another tab reads both when the name changes.
  writeStored(DETAILS_KEY, JSON.stringify(details))
  writeStored(CHOSEN_KEY, chosenAs)
  takeChoice({ title, chosenAs, id, ...(offer && { offer }) })
}

/** Chooses a city, or names the chosen one in the language of this page. */
export function chooseCity(city: NamedCity, offer?: ReadOffer): void {
  const chosen = chosenCity()
  if (city.title === chosen.title && isSameCity(city, chosen) && !offer) return
  keep(city, city.id === chosen.id ? chosen.chosenAs : city.title, offer)
}

/** Stores what the chosen city offers, and its name if this page lacked it. The choice itself stays. */
export function keepCityDetails({ id, title }: NamedCity, offer?: ReadOffer): void {
  const { title: previous, chosenAs } = chosenCity()
  keep({ id, title: previous || title }, chosenAs, offer)
}
