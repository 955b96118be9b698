import { furtherCityStrings } from '#content/places/further-cities.ts'
import { type CityContent, describeCity } from './built-in.ts'

/** Ids of each city, of its state, of the services for its three needs and of two posts of the blog. */
const cities = [
  {
    id: 'jaipur',
    stateId: 'rajasthan',
    serviceIds: ['ac-repair', 'plumbing', 'painting'],
    articles: ['hard-water-and-your-geyser', 'ac-service-before-summer'],
  },
  {
    id: 'lucknow',
    stateId: 'uttar-pradesh',
    serviceIds: ['ac-repair', 'electrician', 'appliance-repair'],
    articles: ['inverter-battery-care', 'ac-service-before-summer'],
  },
  {
    id: 'kanpur',
    stateId: 'uttar-pradesh',
    serviceIds: ['electrician', 'cleaning', 'plumbing'],
    articles: ['mcb-rccb-earthing-explained', 'inverter-battery-care'],
  },
  {
    id: 'patna',
    stateId: 'bihar',
    serviceIds: ['waterproofing', 'pest-control', 'electrician'],
    articles: ['monsoon-waterproofing-checks', 'termite-signs-at-home'],
  },
  {
    id: 'indore',
    stateId: 'madhya-pradesh',
    serviceIds: ['waterproofing', 'plumbing', 'ac-repair'],
    articles: ['monsoon-waterproofing-checks', 'water-tank-cleaning-guide'],
  },
  {
    id: 'bhopal',
    stateId: 'madhya-pradesh',
    serviceIds: ['waterproofing', 'painting', 'pest-control'],
    articles: ['monsoon-waterproofing-checks', 'choosing-wall-paint'],
  },
] as const

/** Cities with texts of their own that are there only if the upstream lists them. */
export const furtherCities: ReadonlyArray<CityContent> = cities.map((city) =>
  describeCity(city, furtherCityStrings),
)
