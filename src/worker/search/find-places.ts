import type { PlaceAnswer } from '#api/schemas/search-results.ts'
import { locationDialog } from '#content/location-dialog.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import { partition } from '#lib/partition.ts'
import type { FoundPlace } from '#search/place-finder.ts'
import { searchable } from '#search/search-index.ts'
import type { SearchOptions } from '#worker/search/find-all.ts'
import { type ApiIn, readSiteIndex } from '#worker/search/site-index.ts'
import type { SiteLists, Subject } from '#worker/search/site-names.ts'
import { isUnserved, unservedPlace } from '#worker/search/unserved-place.ts'

const MAX_CITIES = 12
/** Fewer letters begin too many names of areas. */
const MIN_AREA_LETTERS = 3

type Found = FoundPlace<Subject>

function getCityId({ subject }: Found): string | undefined {
  if (subject.kind === 'city') return subject.id
  return subject.kind === 'area' ? subject.area.cityId : undefined
}

/** Returns the listed cities of places, each once, with the area or the PIN code by which it was found. */
function toCities(
  found: ReadonlyArray<Found>,
  { cities }: SiteLists,
  code: LanguageCode,
): PlaceAnswer['cities'] {
  return [...Map.groupBy(found, getCityId)].flatMap(([id, places]) => {
    const city = cities.find((one) => one.slug === id)
    const area = places.flatMap(({ subject }) => (subject.kind === 'area' ? [subject.area] : []))[0]
    const pin = places[0]?.pin
    const text = pin === undefined ? area?.[code === 'hi' ? 'hindi' : 'title'] : locationDialog.pin(pin)
    return city ? [{ id: city.slug, title: city.title, ...(text && { text }) }] : []
  })
}

/**
 * Finds the served cities that a text means: by any of their names, an area or a PIN code, in any script, perhaps
 * misspelt. Else a place that is not served, with the nearest city.
 * @throws ApiError when the cities cannot be read
 */
export async function findPlaces(
  apiIn: ApiIn,
  query: string,
  { language: code = language.code, moment }: SearchOptions = {},
): Promise<PlaceAnswer> {
  const text = searchable(query)
  const { index, lists, directory } = await readSiteIndex(apiIn, moment)
  // Without a list of cities no place is known to be missing.
  if (lists.en.cities.length === 0) await apiIn('en').cities()
  const isTooLittle = [...text].length < MIN_AREA_LETTERS
  const [cities, others] = partition(index.findPlaces(text), ({ subject }) => subject.kind === 'city')
  const whole = new Set(cities.filter(({ match }) => match === 'whole').map(getCityId))
  const areas = others.filter((one) => {
    if (one.subject.kind !== 'area' || one.match === 'partial' || isTooLittle) return false
    // Beside the whole name of a city, an area counts only there.
    return whole.size === 0 || (one.match === 'whole' && whole.has(getCityId(one)))
  })
  // A town is not called unserved when the name of a city begins with the text.
  const missing =
    cities.length > 0
      ? undefined
      : others.flatMap(({ subject, match, pin }) => {
          const isMeant = match === 'whole' || pin !== undefined || areas.length === 0
          return isMeant && isUnserved(subject) ? [{ subject, pin }] : []
        })[0]
  const found = toCities([...cities, ...areas], lists[code], code)
  const isNamed = cities.some(
    ({ match, pin }) => pin === undefined && (match === 'whole' || match === 'begun'),
  )
  const isOnly = found.length === 1 && [...cities, ...areas].every(({ match }) => match !== 'guessed')
  return {
    cities: found.slice(0, MAX_CITIES),
    isSure: !missing && (isNamed || isOnly),
    ...(missing && {
      unserved: unservedPlace(missing.subject, { lists: lists[code], directory, code, pin: missing.pin }),
    }),
  }
}
