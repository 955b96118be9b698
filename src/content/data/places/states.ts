import { stateWords } from '#content/places/states.ts'
import type { StateContent } from '#content/places/types.ts'
import { localNeeds } from './local-needs.ts'
import { namedPlace } from './named-place.ts'

/** Ids of a state, of the services that deal with its three needs and of its six cities. */
const places = [
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

/** The three states whose pages need no database. */
export const builtInStates: Array<StateContent> = places.map(({ id, serviceIds, cityIds }) => ({
  ...stateWords[id],
  ...namedPlace(id),
  needs: localNeeds(serviceIds, stateWords[id].needs),
  cityIds,
}))
