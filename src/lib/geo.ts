export type Coordinates = { latitude: number; longitude: number }

/** Returns the position of an entry of the API; undefined if it is incomplete. */
export function getPosition(entry?: {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}): Coordinates | undefined {
  const { latitude, longitude } = entry ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
}

/** Beyond this distance (km) a city is not suggested instead of the visitor's own. */
export const MAX_NEARBY_KM = 100

const EARTH_RADIUS_KM = 6371

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Returns the great-circle distance in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Returns the place nearest to a position; undefined when there are no places. */
export function nearestPlace<T extends Coordinates>(
  position: Coordinates,
  places: ReadonlyArray<T>,
): T | undefined {
  let nearest: T | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const place of places) {
    const distance = distanceKm(position, place)
    if (distance < shortest) {
      nearest = place
      shortest = distance
    }
  }
  return nearest
}
