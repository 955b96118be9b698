import { cityStrings } from '#content/places/cities.ts'
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
  /** Hero text: two or three sentences. */
  intro: string
  /** One sentence about how the climate affects homes. */
  climate: string
  /** Exactly three. */
  needs: Array<LocalNeed>
  neighbourhoods: ReadonlyArray<string>
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

const cities = [
  { id: 'mumbai', serviceIds: ['waterproofing', 'ac-repair', 'plumbing'] },
  { id: 'pune', serviceIds: ['plumbing', 'waterproofing', 'carpentry'] },
  { id: 'ahmedabad', serviceIds: ['ac-repair', 'appliance-repair', 'pest-control'] },
  { id: 'delhi', serviceIds: ['ac-repair', 'electrician', 'cleaning'] },
  { id: 'new-delhi', serviceIds: ['plumbing', 'pest-control', 'gardening'] },
  { id: 'bangalore', serviceIds: ['plumbing', 'electrician', 'carpentry'] },
  { id: 'hyderabad', serviceIds: ['appliance-repair', 'ac-repair', 'painting'] },
  { id: 'chennai', serviceIds: ['ac-repair', 'electrician', 'plumbing'] },
  { id: 'kolkata', serviceIds: ['painting', 'electrician', 'carpentry'] },
] as const

/** A city, with the services that meet its three needs. */
type CityEntry<Id extends string> = {
  id: Id
  serviceIds: readonly [string, string, string]
}

type CityTexts = Pick<CityContent, 'intro' | 'climate' | 'seoDescription'> & {
  needs: readonly [NeedStrings, NeedStrings, NeedStrings]
}

/** Returns the content of a city from its entry and its texts. */
export function describeCity<Id extends keyof typeof localities>(
  { id, serviceIds }: CityEntry<Id>,
  texts: Readonly<Record<Id, CityTexts>>,
): CityContent {
  return {
    ...texts[id],
    ...namedPlace(id),
    needs: localNeeds(serviceIds, texts[id].needs),
    neighbourhoods: localities[id].split(', ').slice(0, MAX_NEIGHBOURHOODS),
  }
}

/** The cities with pages that need no database. */
export const builtInCities: Array<CityContent> = cities.map((city) => describeCity(city, cityStrings))

/** States, with the services that meet their three needs. */
const states = [
  { id: 'maharashtra', serviceIds: ['waterproofing', 'ac-repair', 'plumbing'] },
  { id: 'delhi', serviceIds: ['ac-repair', 'electrician', 'cleaning'] },
  { id: 'karnataka', serviceIds: ['plumbing', 'waterproofing', 'carpentry'] },
] as const

/** The states with pages that need no database. */
export const builtInStates: Array<StateContent> = states.map(({ id, serviceIds }) => ({
  ...stateStrings[id],
  ...namedPlace(id),
  needs: localNeeds(serviceIds, stateStrings[id].needs),
}))
