import { northWesternCities } from '#content/places/cities-north-west.ts'
import { southEasternCities } from '#content/places/cities-south-east.ts'
import { neighbourhoods } from '#content/places/neighbourhoods.ts'
import type { CityContent } from '#content/places/types.ts'
import { localNeeds } from './local-needs.ts'
import { namedPlace } from './named-place.ts'

/** Ids of a city, of its state and of the services that deal with its three needs. */
const places = [
  { id: 'mumbai', stateId: 'maharashtra', serviceIds: ['waterproofing', 'ac-repair', 'plumbing'] },
  { id: 'pune', stateId: 'maharashtra', serviceIds: ['plumbing', 'waterproofing', 'carpentry'] },
  { id: 'ahmedabad', stateId: 'gujarat', serviceIds: ['ac-repair', 'appliance-repair', 'pest-control'] },
  { id: 'delhi', stateId: 'delhi', serviceIds: ['ac-repair', 'electrician', 'cleaning'] },
  { id: 'new-delhi', stateId: 'delhi', serviceIds: ['plumbing', 'pest-control', 'gardening'] },
  { id: 'bangalore', stateId: 'karnataka', serviceIds: ['plumbing', 'electrician', 'carpentry'] },
  { id: 'hyderabad', stateId: 'telangana', serviceIds: ['appliance-repair', 'ac-repair', 'painting'] },
  { id: 'chennai', stateId: 'tamil-nadu', serviceIds: ['ac-repair', 'electrician', 'plumbing'] },
  { id: 'kolkata', stateId: 'west-bengal', serviceIds: ['painting', 'electrician', 'carpentry'] },
] as const

const words = { ...northWesternCities, ...southEasternCities }

/** The nine cities whose pages need no database. */
export const builtInCities: Array<CityContent> = places.map(({ id, stateId, serviceIds }) => ({
  ...words[id],
  ...namedPlace(id),
  stateId,
  needs: localNeeds(serviceIds, words[id].needs),
  neighbourhoods: neighbourhoods[id],
}))
