import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { towns } from '#catalogue/places/towns.ts'
import { locationDialog } from '#content/location-dialog.ts'
import { statePage } from '#content/place-pages.ts'
import { furtherLocalities } from '#content/places/further-localities.ts'
import { localities } from '#content/places/localities.ts'
import { type CityChoice, nearestChoice } from '#data/places/city-choice.ts'
import { MAX_NEARBY_KM } from '#lib/geo.ts'
import { language } from '#lib/language.ts'

/** A city, and the locality or the PIN code by which it was found. */
type FoundArea = { cityId: string; name: string }

const areas = Object.entries({ ...localities, ...furtherLocalities }).map(([cityId, names]) => ({
  cityId,
  names: names.split(', '),
}))

/** A PIN code, or at least the three digits of its sorting district. */
const PIN = /^(\d{3})\s?\d{0,3}$/
const MIN_LETTERS = 3

/** Finds cities by the beginning of the name of a locality, or by a PIN code. */
export function findAreas(text: string): Array<FoundArea> {
  const wanted = text.trim().toLowerCase()
  const [, prefix] = PIN.exec(wanted) ?? []
  if (prefix) {
    return Object.entries(pinPrefixes).flatMap(([cityId, prefixes]) =>
      prefixes.includes(prefix) ? { cityId, name: locationDialog.pin(wanted) } : [],
    )
  }
  if (wanted.length < MIN_LETTERS) return []
  return areas.flatMap(({ cityId, names }) => {
    const name = names.find((one) => one.toLowerCase().startsWith(wanted))
    return name ? { cityId, name } : []
  })
}

/** Describes a well-known town that is not served. `nearby` is the nearest city, unless it is far. */
export type UnservedTown = { title: string; nearest?: string; nearby: Array<CityChoice> }

/** Finds a town without service by its whole name, unless the name of a served city begins with it. */
export function findUnserved(text: string, cities: ReadonlyArray<CityChoice>): UnservedTown | undefined {
  const wanted = text.trim().toLowerCase()
  const town = towns.find(({ title, hindi }) => title.toLowerCase() === wanted || hindi === wanted)
  const isServed = cities.some(({ names }) => names.some((name) => name.toLowerCase().startsWith(wanted)))
  if (!town || isServed) return undefined
  const { unserved } = statePage
  const title = unserved.title(language.code === 'hi' ? town.hindi : town.title)
  const found = nearestChoice(town, cities)
  if (!found) return { title, nearby: [] }
  const { city, km } = found
  return {
    title,
    nearest: unserved.nearest(city.title, Math.round(km)),
    nearby: km <= MAX_NEARBY_KM ? [city] : [],
  }
}
