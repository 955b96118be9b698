import { northWesternCities } from './cities-north-west.ts'
import { southEasternCities } from './cities-south-east.ts'
import type { CityContent } from './types.ts'

/** The nine cities whose pages need no database. */
export const builtInCities: Array<CityContent> = [...northWesternCities, ...southEasternCities]
