import { cityNames } from '#content/places/names.ts'

/** A city of the location dialog. Its coordinates serve to find the city nearest to the visitor. */
type HeaderCity = { id: string; title: string; latitude: number; longitude: number }

const places = [
  { id: 'mumbai', latitude: 19.076, longitude: 72.8777 },
  { id: 'delhi', latitude: 28.6519, longitude: 77.2315 },
  { id: 'bangalore', latitude: 12.9716, longitude: 77.5946 },
  { id: 'hyderabad', latitude: 17.385, longitude: 78.4867 },
  { id: 'chennai', latitude: 13.0827, longitude: 80.2707 },
  { id: 'kolkata', latitude: 22.5726, longitude: 88.3639 },
  { id: 'pune', latitude: 18.5204, longitude: 73.8567 },
  { id: 'ahmedabad', latitude: 23.0225, longitude: 72.5714 },
  { id: 'jaipur', latitude: 26.9124, longitude: 75.7873 },
  { id: 'lucknow', latitude: 26.8467, longitude: 80.9462 },
  { id: 'kanpur', latitude: 26.4499, longitude: 80.3319 },
  { id: 'nagpur', latitude: 21.1458, longitude: 79.0882 },
] as const

/** The cities of the location dialog, in the order of specification section 9. */
export const headerCities: Array<HeaderCity> = places.map((place) => ({
  ...place,
  title: cityNames[place.id],
}))
