import { cityNames, stateNames } from '#content/places/names.ts'

/** A place that stands in for a list that cannot be read. */
export type FallbackPlace = { id: string; title: string }

const largestStates = [
  'uttar-pradesh',
  'maharashtra',
  'bihar',
  'west-bengal',
  'madhya-pradesh',
  'tamil-nadu',
  'rajasthan',
  'karnataka',
  'gujarat',
  'andhra-pradesh',
  'odisha',
  'telangana',
  'kerala',
  'jharkhand',
  'assam',
] as const

const largestCities = [
  'mumbai',
  'delhi',
  'bangalore',
  'hyderabad',
  'ahmedabad',
  'chennai',
  'kolkata',
  'surat',
  'pune',
  'jaipur',
  'lucknow',
  'kanpur',
  'nagpur',
  'indore',
  'thane',
  'bhopal',
  'visakhapatnam',
  'patna',
] as const

/** The most populous served states (census of 2011), largest first. */
export const fallbackStates: Array<FallbackPlace> = largestStates.map((id) => ({ id, title: stateNames[id] }))

/** The most populous served cities (census of 2011), largest first. */
export const fallbackCities: Array<FallbackPlace> = largestCities.map((id) => ({ id, title: cityNames[id] }))
