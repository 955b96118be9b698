import { locationDialog } from '#content/location-dialog.ts'
import type { CityChoice } from '#data/places/city-choice.ts'
import { byDistance, MAX_NEARBY_KM } from '#lib/geo.ts'

/** Specification section 9: the wait (ms) before a detected city is chosen. */
const DETECTION_MS = 2_000
const POSITION_TIMEOUT_MS = 8_000
/**
 * Longer than a permitted position takes. After it, the visitor has not answered the browser's prompt, which has no
 * timeout.
 */
const ANSWER_MS = POSITION_TIMEOUT_MS + DETECTION_MS
const DEFAULT_CITY = 'mumbai'
/** Beyond this distance (km) the city is chosen, but the distance is stated. */
const FAR_KM = 60

function readPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: POSITION_TIMEOUT_MS,
      maximumAge: 300_000,
    })
  })
}

/** GeolocationPositionError.PERMISSION_DENIED */
const PERMISSION_DENIED = 1

function isRefusal(error: unknown): boolean {
  return error instanceof Object && 'code' in error && error.code === PERMISSION_DENIED
}

type Say = (text: string, look: 'shown' | 'problem') => void

/** A found city; the dialog stays open when it is far, because the visitor may want another. */
type Detected = { city: CityChoice; isFar: boolean }

function nearest(
  { latitude, longitude }: GeolocationCoordinates,
  cities: ReadonlyArray<CityChoice>,
  say: Say,
) {
  const [nearest] = byDistance({ latitude, longitude }, cities)
  if (!nearest || nearest.km > MAX_NEARBY_KM) {
    say(locationDialog.nothingNear(MAX_NEARBY_KM), 'problem')
    return undefined
  }
  const { entry: city, km } = nearest
  const isFar = km > FAR_KM
  if (isFar) say(locationDialog.far(city.title, Math.round(km)), 'shown')
  return { city, isFar }
}

/**
 * Finds the served city nearest to the visitor. The position stays in the browser. If it is permitted but unknown, the
 * city is Mumbai where that is served. If it is refused, unanswered, or nothing is near, a message says so. A late
 * answer counts.
 */
export async function detectCity(
  readCities: () => Promise<ReadonlyArray<CityChoice>>,
  say: Say,
  onUnanswered: () => void,
): Promise<Detected | undefined> {
  if (!('geolocation' in navigator)) {
    say(locationDialog.unsupported, 'problem')
    return undefined
  }
  const waited = new Promise((resolve) => setTimeout(resolve, DETECTION_MS))
  const unanswered = setTimeout(() => {
    say(locationDialog.unanswered, 'problem')
    onUnanswered()
  }, ANSWER_MS)
  try {
    const { coords } = await readPosition()
    const cities = await readCities()
    await waited
    return nearest(coords, cities, say)
  } catch (error) {
    console.info('The position is not known.', error)
    await waited
    const cities = isRefusal(error) ? [] : await readCities()
    const city = cities.find(({ id }) => id === DEFAULT_CITY)
    if (city) return { city, isFar: false }
    say(locationDialog.refused, 'problem')
    return undefined
  } finally {
    clearTimeout(unanswered)
  }
}
