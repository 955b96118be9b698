import {
  type ChosenCity,
  type CityNames,
  type CityOffer,
  chosenCity,
  cityKeys,
  getNames,
  isSameCity,
  takeChoice,
} from '#browser/chosen-city.ts'
import { writeStored } from '#browser/storage.ts'
import { language } from '#lib/language.ts'

type NamedCity = { id: string; title: string }

function keep({ id, title }: NamedCity, chosenAs: string, offer: Omit<CityOffer, 'title'> | undefined): void {
  const names = chosenAs === title ? {} : { en: chosenAs }
  const known = getNames(chosenAs)
  const entry: CityNames = {
    chosenAs,
    id,
    names: { ...(known.id === id ? known.names : names), [language.code]: title },
  }
  const chosen: ChosenCity = {
    title,
    chosenAs,
    id,
    ...(offer && { offer: { ...offer, title, language: language.code } }),
  }
  writeStored(cityKeys.chosenAs, chosenAs)
  writeStored(cityKeys.names, JSON.stringify(entry))
  if (chosen.offer) writeStored(cityKeys.offer, JSON.stringify(chosen.offer))
  takeChoice(chosen)
}

/** Chooses a city, or names the chosen one in the language of this page. */
export function chooseCity(city: NamedCity, offer?: Omit<CityOffer, 'title'>): void {
  const chosen = chosenCity()
  if (city.title === chosen.title && isSameCity(city, chosen) && !offer) return
  keep(city, city.id === chosen.id ? chosen.chosenAs : city.title, offer)
}

/** Stores what the chosen city offers, and its name if this page lacked it. The choice itself stays. */
export function describeCity({ id, title }: NamedCity, offer?: Omit<CityOffer, 'title'>): void {
  const { title: previous, chosenAs } = chosenCity()
  keep({ id, title: previous || title }, chosenAs, offer)
}
