import type { CityChoice } from '#data/places/city-choice.ts'
import { fromDevanagari } from '#search/devanagari.ts'
import { editDistance, soundKey } from '#search/spelling.ts'

/** Maximum number of letters; longer than any name. */
const MAX_TEXT = 60

/** Splits a name into words of lower-case Latin letters without marks. Transliterates Hindi letters. */
export function toWords(text: string): Array<string> {
  return fromDevanagari(text.slice(0, MAX_TEXT))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const NOT_IN_IT = 4

/**
 * Ranks the match of letters with a name: 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere
 * (specification section 5). Rank 3 counts only for the shown name.
 */
function fit(name: ReadonlyArray<string>, joined: string, isShown: boolean): number {
  const whole = name.join('')
  if (whole === joined) return 0
  if (whole.startsWith(joined)) return 1
  if (name.some((_, index) => name.slice(index).join('').startsWith(joined))) return 2
  return isShown && whole.includes(joined) ? 3 : NOT_IN_IT
}

/** Returns how many letters of a sound key may differ. */
function tolerance(key: string): number {
  if (key.length < 4) return 0
  return key.length < 8 ? 1 : 2
}

/** Returns the phonetic distance of a name, in letters. A match of only its beginning adds half a letter. */
export function soundDistance(name: ReadonlyArray<string>, key: string): number {
  const limit = tolerance(key)
  const nameKey = soundKey(name.join(''))
  const whole = editDistance(key, nameKey, limit)
  const beginning = key.length < 4 ? limit + 1 : editDistance(key, nameKey.slice(0, key.length), limit)
  const nearest = Math.min(whole, beginning + 0.5)
  return nearest <= limit ? nearest : Number.POSITIVE_INFINITY
}

/** A city with the rank of its best name: 0 to 3 by letters (`fit`), else its distance by sound. */
type RankedCity = { city: CityChoice; rank: number }

function sortedBy(
  cities: ReadonlyArray<CityChoice>,
  rank: (name: ReadonlyArray<string>, isShown: boolean) => number,
): Array<RankedCity> {
  return cities
    .map((city) => ({
      city,
      rank: Math.min(...city.names.map((name) => rank(toWords(name), name === city.title))),
    }))
    .sort((one, other) => one.rank - other.rank)
}

/** Finds the cities with the letters of a text in one of their names, likeliest first. */
export function citiesNamed(cities: ReadonlyArray<CityChoice>, text: string): Array<RankedCity> {
  const joined = toWords(text).join('')
  if (!joined) return []
  return sortedBy(cities, (name, isShown) => fit(name, joined, isShown)).filter(
    ({ rank }) => rank < NOT_IN_IT,
  )
}

/**
 * Finds the cities that a text may mean, likeliest first: by any of their names, in Latin or Hindi letters, else the
 * nearest by sound.
 */
export function matchCities(cities: ReadonlyArray<CityChoice>, text: string): Array<CityChoice> {
  const joined = toWords(text).join('')
  if (!joined) return []
  const named = citiesNamed(cities, text)
  if (named.length > 0) return named.map(({ city }) => city)
  const key = soundKey(joined)
  const sounding = sortedBy(cities, (name) => soundDistance(name, key))
  const best = sounding[0]?.rank ?? Number.POSITIVE_INFINITY
  return sounding.filter(({ rank }) => Number.isFinite(rank) && rank === best).map(({ city }) => city)
}
