import { cityStrings } from '#content/places/cities.ts'
import { furtherCityStrings } from '#content/places/further-cities.ts'
import { localities } from '#content/places/localities.ts'
import { stateStrings } from '#content/places/states.ts'
import { namedPlace } from './named-place.ts'

/** A service that homes in a place need more than homes elsewhere. */
export type LocalNeed = {
  title: string
  text: string
  /** Id of the service that meets the need. */
  serviceId: string
}

/** Strings of a built-in city page. */
export type CityContent = {
  id: string
  title: string
  stateId: string
  /** Hero text: two or three sentences. */
  intro: string
  /** One sentence about how the climate affects homes. */
  climate: string
  /** Exactly three. */
  needs: Array<LocalNeed>
  neighbourhoods: ReadonlyArray<string>
  /** Slugs of posts that matter there. */
  articles: ReadonlyArray<string>
  /** 120–155 characters. */
  seoDescription: string
}

/** Strings of a built-in state page. */
export type StateContent = {
  id: string
  title: string
  intro: string
  climate: string
  /** Exactly three. */
  needs: Array<LocalNeed>
  /** Exactly six. */
  cityIds: ReadonlyArray<string>
  /** 120–155 characters. */
  seoDescription: string
}

/** Maximum number of localities on a city page. */
const MAX_NEIGHBOURHOODS = 10

type NeedStrings = Omit<LocalNeed, 'serviceId'>

/** Returns the local needs of a place with their services, in the same order. */
function localNeeds<const Ids extends ReadonlyArray<string>>(
  serviceIds: Ids,
  words: { readonly [Key in keyof Ids]: NeedStrings },
): Array<LocalNeed> {
  return serviceIds.flatMap((serviceId, index) => {
    const need: NeedStrings | undefined = words[index]
    return need ? [{ ...need, serviceId }] : []
  })
}

/** Ids of each city, of its state, of the services for its three needs and of two posts of the blog. */
const cities = [
  {
    id: 'mumbai',
    stateId: 'maharashtra',
    serviceIds: ['waterproofing', 'ac-repair', 'plumbing'],
    articles: ['monsoon-waterproofing-checks', 'wooden-doors-that-swell-in-monsoon'],
  },
  {
    id: 'pune',
    stateId: 'maharashtra',
    serviceIds: ['plumbing', 'waterproofing', 'carpentry'],
    articles: ['monsoon-waterproofing-checks', 'how-to-read-a-plumbers-quote'],
  },
  {
    id: 'ahmedabad',
    stateId: 'gujarat',
    serviceIds: ['ac-repair', 'appliance-repair', 'pest-control'],
    articles: ['ac-service-before-summer', 'hard-water-and-your-geyser'],
  },
  {
    id: 'delhi',
    stateId: 'delhi',
    serviceIds: ['ac-repair', 'electrician', 'cleaning'],
    articles: ['ac-service-before-summer', 'inverter-battery-care'],
  },
  {
    id: 'new-delhi',
    stateId: 'delhi',
    serviceIds: ['plumbing', 'pest-control', 'gardening'],
    articles: ['water-tank-cleaning-guide', 'termite-signs-at-home'],
  },
  {
    id: 'bangalore',
    stateId: 'karnataka',
    serviceIds: ['plumbing', 'electrician', 'carpentry'],
    articles: ['how-to-read-a-plumbers-quote', 'inverter-battery-care'],
  },
  {
    id: 'hyderabad',
    stateId: 'telangana',
    serviceIds: ['appliance-repair', 'ac-repair', 'painting'],
    articles: ['ro-purifier-filter-change-guide', 'ac-service-before-summer'],
  },
  {
    id: 'chennai',
    stateId: 'tamil-nadu',
    serviceIds: ['ac-repair', 'electrician', 'plumbing'],
    articles: ['ac-service-before-summer', 'mcb-rccb-earthing-explained'],
  },
  {
    id: 'kolkata',
    stateId: 'west-bengal',
    serviceIds: ['painting', 'electrician', 'carpentry'],
    articles: ['choosing-wall-paint', 'wooden-doors-that-swell-in-monsoon'],
  },
] as const

/** The same for cities that have texts of their own and are there only if the upstream lists them. */
const furtherCities = [
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

const strings = { ...cityStrings, ...furtherCityStrings }

function describeCity({
  id,
  stateId,
  serviceIds,
  articles,
}: (typeof cities | typeof furtherCities)[number]): CityContent {
  return {
    ...strings[id],
    ...namedPlace(id),
    stateId,
    needs: localNeeds(serviceIds, strings[id].needs),
    neighbourhoods: localities[id].split(', ').slice(0, MAX_NEIGHBOURHOODS),
    articles,
  }
}

/** The cities with pages that need no database. */
export const builtInCities: Array<CityContent> = cities.map(describeCity)

/** The cities with texts of their own. */
export const describedCities: Array<CityContent> = [...builtInCities, ...furtherCities.map(describeCity)]

/** Ids of each state, of the services for its three needs and of its six cities. */
const states = [
  {
    id: 'maharashtra',
    serviceIds: ['waterproofing', 'ac-repair', 'plumbing'],
    cityIds: ['mumbai', 'pune', 'nagpur', 'nashik', 'thane', 'navi-mumbai'],
  },
  {
    id: 'delhi',
    serviceIds: ['ac-repair', 'electrician', 'cleaning'],
    cityIds: ['new-delhi', 'south-delhi', 'north-delhi', 'east-delhi', 'west-delhi', 'dwarka'],
  },
  {
    id: 'karnataka',
    serviceIds: ['plumbing', 'waterproofing', 'carpentry'],
    cityIds: ['bangalore', 'mysore', 'mangalore', 'hubli', 'belgaum', 'davanagere'],
  },
] as const

/** The states with pages that need no database. */
export const builtInStates: Array<StateContent> = states.map(({ id, serviceIds, cityIds }) => ({
  ...stateStrings[id],
  ...namedPlace(id),
  needs: localNeeds(serviceIds, stateStrings[id].needs),
  cityIds,
}))
