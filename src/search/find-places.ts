import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { type Town, towns } from '#catalogue/places/towns.ts'
import type { CityChoice } from '#data/places/city-choice.ts'
import { digitValue } from '#lib/normalize-contact.ts'
import { getEntry } from '#lib/slug.ts'
import { type Area, allAreas } from '#search/areas.ts'
import { citiesNamed, matchCities, soundDistance, toWords } from '#search/match-cities.ts'
import { soundKey } from '#search/spelling.ts'

/** A city, and the area or the PIN code by which it was found. */
export type FoundCity = { city: CityChoice; area?: Area; pin?: string }

export type Finding = {
  matches: ReadonlyArray<FoundCity>
  /** The text certainly means the first city: its name begins with the text, or the city alone has the area. */
  isSure: boolean
  /** A well-known town that is not served. */
  town?: Town
  /** The text is a PIN code. */
  isPin?: boolean
}

/** A whole PIN code, alone or in an address. */
const WHOLE_PIN = /(?<!\d)((\d{3})[\s-]?\d{3})(?!\d)/
/** At least the three digits of the sorting district of a PIN code. */
const PIN = /^(?:pin|pincode|पिन)?\s*(?:code|कोड)?[\s:.-]*((\d{3})[\s-]?\d{0,3})$/i
/** Fewer letters begin too many names of areas. */
const MIN_AREA_LETTERS = 3
/** The rank of a name that begins with the text (`fit`). */
const BEGINS = 1

const areaWords = allAreas.map((area) => ({ area, names: [toWords(area.title), toWords(area.hindi)] }))

/** Returns true if a name begins with the words, or is whole at their beginning: 'Andheri West' is in Andheri. */
function isArea(name: ReadonlyArray<string>, words: ReadonlyArray<string>): boolean {
  const joined = words.join('')
  if (name.length === 0 || joined.length < MIN_AREA_LETTERS) return false
  const isWhole = name.length < words.length && name.every((word, at) => word === words[at])
  return isWhole || name.join('').startsWith(joined)
}

/** Returns the words beside the whole name of a city: 'Whitefield Bangalore' has 'whitefield'. */
function besideName(name: ReadonlyArray<string>, words: ReadonlyArray<string>): ReadonlyArray<string> {
  if (name.length === 0 || name.length >= words.length) return []
  if (name.every((word, at) => word === words[at])) return words.slice(name.length)
  const start = words.length - name.length
  return name.every((word, at) => word === words[start + at]) ? words.slice(0, start) : []
}

/** Returns cities with an area, each once. */
function citiesOf(areas: ReadonlyArray<Area>, cities: ReadonlyArray<CityChoice>): Array<FoundCity> {
  return cities.flatMap((city) => {
    const area = areas.find(({ cityId }) => cityId === city.id)
    return area ? [{ city, area }] : []
  })
}

function areasCalled(words: ReadonlyArray<string>): Array<Area> {
  return areaWords.filter(({ names }) => names.some((name) => isArea(name, words))).map(({ area }) => area)
}

function areasSounding(words: ReadonlyArray<string>): Array<Area> {
  const key = soundKey(words.join(''))
  return areaWords
    .filter(({ names }) => names.some((name) => Number.isFinite(soundDistance(name, key))))
    .map(({ area }) => area)
}

/** Finds a city whose whole name is in the text beside other words, and the area that those name. */
function findBeside(words: ReadonlyArray<string>, cities: ReadonlyArray<CityChoice>): Array<FoundCity> {
  return cities.flatMap((city): Array<FoundCity> => {
    const rest = city.names.map((name) => besideName(toWords(name), words)).find(({ length }) => length > 0)
    if (!rest) return []
    return [citiesOf(areasCalled(rest), [city])[0] ?? { city }]
  })
}

function findTown(words: ReadonlyArray<string>): Town | undefined {
  const joined = words.join('')
  return towns.find(({ title, hindi }) => [title, hindi].some((name) => toWords(name).join('') === joined))
}

/** Returns true if a text in Hindi letters sounds exactly like a name of a city. */
function isTranscribed(text: string, city: CityChoice | undefined): boolean {
  const toKey = (name: string) => soundKey(toWords(name).join(''))
  return (
    /\p{Script=Devanagari}/u.test(text) && city?.names.some((name) => toKey(name) === toKey(text)) === true
  )
}

function findByPin([, pin = '', prefix = '']: ReadonlyArray<string>, cities: ReadonlyArray<CityChoice>) {
  const pinMatches = cities
    .filter(({ id }) => getEntry(pinPrefixes, id)?.split(' ').includes(prefix))
    .map((city) => ({ city, pin }))
  return { matches: pinMatches, isSure: pinMatches.length === 1, isPin: true }
}

/**
 * Finds the served cities that a text means, in any script and case: by the letters of their names, their areas or a
 * PIN code, else the nearest by sound. Names a well-known town that is not served.
 */
export function findPlaces(text: string, cities: ReadonlyArray<CityChoice>): Finding {
  const digits = text.trim().replace(/\p{Nd}/gu, digitValue)
  const pin = WHOLE_PIN.exec(digits) ?? PIN.exec(digits)
  if (pin) return findByPin(pin, cities)
  const words = toWords(text)
  const town = findTown(words)
  // The list may name a town in the other language only.
  const spellings = [text, ...(town ? [town.title, town.hindi] : [])]
  const found = spellings.map((spelling) => citiesNamed(cities, spelling))
  const begun = found.find(([first]) => first && first.rank <= BEGINS)
  const named = begun ?? found[0] ?? []
  const inAreas = citiesOf(areasCalled(words), cities).filter(
    ({ city }) => !named.some((one) => one.city === city),
  )
  if (town && !begun) return { matches: inAreas, isSure: false, town }
  if (named.length + inAreas.length > 0) {
    const isOnlyArea = named.length === 0 && inAreas.length === 1
    return {
      matches: [...named.map(({ city }) => ({ city })), ...inAreas],
      isSure: begun !== undefined || isOnlyArea,
    }
  }
  const beside = findBeside(words, cities)
  if (beside.length > 0) return { matches: beside, isSure: beside.length === 1 }
  const alike = matchCities(cities, text)
  if (alike.length === 0) return { matches: citiesOf(areasSounding(words), cities), isSure: false }
  return {
    matches: alike.map((city) => ({ city })),
    isSure: alike.length === 1 && isTranscribed(text, alike[0]),
  }
}
