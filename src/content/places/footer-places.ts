import { cityServiceCities, stateCityServiceCities } from './combinations.ts'

/** A place that a list names when the API does not answer, or has none. */
export type FallbackPlace = { id: string; title: string }

/** The places that have a page whatever the API lists (specification section 9). */
const WITH_PAGE = { cities: cityServiceCities, states: Object.keys(stateCityServiceCities) }

export function hasBuiltInPage(kind: keyof typeof WITH_PAGE, id: string): boolean {
  return WITH_PAGE[kind].includes(id)
}

/** The fifteen most populous served states (census of 2011), largest first. */
export const fallbackStates: Array<FallbackPlace> = [
  { id: 'uttar-pradesh', title: 'Uttar Pradesh' },
  { id: 'maharashtra', title: 'Maharashtra' },
  { id: 'bihar', title: 'Bihar' },
  { id: 'west-bengal', title: 'West Bengal' },
  { id: 'madhya-pradesh', title: 'Madhya Pradesh' },
  { id: 'tamil-nadu', title: 'Tamil Nadu' },
  { id: 'rajasthan', title: 'Rajasthan' },
  { id: 'karnataka', title: 'Karnataka' },
  { id: 'gujarat', title: 'Gujarat' },
  { id: 'andhra-pradesh', title: 'Andhra Pradesh' },
  { id: 'odisha', title: 'Odisha' },
  { id: 'telangana', title: 'Telangana' },
  { id: 'kerala', title: 'Kerala' },
  { id: 'jharkhand', title: 'Jharkhand' },
  { id: 'assam', title: 'Assam' },
]

/** The eighteen most populous served cities (census of 2011), largest first. */
export const fallbackCities: Array<FallbackPlace> = [
  { id: 'mumbai', title: 'Mumbai' },
  { id: 'delhi', title: 'Delhi' },
  { id: 'bangalore', title: 'Bangalore' },
  { id: 'hyderabad', title: 'Hyderabad' },
  { id: 'ahmedabad', title: 'Ahmedabad' },
  { id: 'chennai', title: 'Chennai' },
  { id: 'kolkata', title: 'Kolkata' },
  { id: 'surat', title: 'Surat' },
  { id: 'pune', title: 'Pune' },
  { id: 'jaipur', title: 'Jaipur' },
  { id: 'lucknow', title: 'Lucknow' },
  { id: 'kanpur', title: 'Kanpur' },
  { id: 'nagpur', title: 'Nagpur' },
  { id: 'indore', title: 'Indore' },
  { id: 'thane', title: 'Thane' },
  { id: 'bhopal', title: 'Bhopal' },
  { id: 'visakhapatnam', title: 'Visakhapatnam' },
  { id: 'patna', title: 'Patna' },
]
