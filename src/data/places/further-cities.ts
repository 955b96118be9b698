import { furtherCityStrings } from '#content/places/further-cities.ts'
import { type CityContent, describeCity } from './built-in.ts'

const cities = [
  { id: 'jaipur', serviceIds: ['ac-repair', 'plumbing', 'painting'] },
  { id: 'lucknow', serviceIds: ['ac-repair', 'electrician', 'appliance-repair'] },
  { id: 'kanpur', serviceIds: ['electrician', 'cleaning', 'plumbing'] },
  { id: 'patna', serviceIds: ['waterproofing', 'pest-control', 'electrician'] },
  { id: 'indore', serviceIds: ['waterproofing', 'plumbing', 'ac-repair'] },
  { id: 'bhopal', serviceIds: ['waterproofing', 'painting', 'pest-control'] },
] as const

/** Cities with texts of their own that are there only if the upstream lists them. */
export const furtherCities: ReadonlyArray<CityContent> = cities.map((city) =>
  describeCity(city, furtherCityStrings),
)
