export type Coordinates = { latitude: number; longitude: number }

type Located = { latitude?: number | undefined; longitude?: number | undefined }

/** Returns the position of an entry; undefined if it is incomplete. */
export function getPosition({ latitude, longitude }: Located = {}): Coordinates | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
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

/** Returns the entries with a known position and their distances (km), nearest first. */
export function byDistance<T extends Located>(
  from: Coordinates,
  entries: ReadonlyArray<T>,
): Array<{ entry: T; km: number }> {
  return entries
    .flatMap((entry) => {
      const position = getPosition(entry)
      return position ? [{ entry, km: distanceKm(from, position) }] : []
    })
    .sort((one, other) => one.km - other.km)
}
