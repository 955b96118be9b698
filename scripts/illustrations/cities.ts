import { andhraPradeshCities } from './cities/andhra-pradesh.ts'
import { delhiCities } from './cities/delhi.ts'
import { eastCities } from './cities/east.ts'
import { gujaratCities } from './cities/gujarat.ts'
import { himalayaCities } from './cities/himalaya.ts'
import { karnatakaCities } from './cities/karnataka.ts'
import { keralaCities } from './cities/kerala.ts'
import { madhyaPradeshCities } from './cities/madhya-pradesh.ts'
import { maharashtraCities } from './cities/maharashtra.ts'
import { northCities } from './cities/north.ts'
import { northEastCities } from './cities/north-east.ts'
import { rajasthanCities } from './cities/rajasthan.ts'
import { southAndWestCities } from './cities/south-and-west.ts'
import { tamilNaduCities } from './cities/tamil-nadu.ts'
import { telanganaCities } from './cities/telangana.ts'
import { uttarPradeshCities } from './cities/uttar-pradesh.ts'
import { westBengalCities } from './cities/west-bengal.ts'
import type { Tone } from './frame.ts'

/** The scene of every city, by id. */
export const cityDrawings: Record<string, { tone: Tone; drawing: string }> = {
  ...andhraPradeshCities,
  ...delhiCities,
  ...eastCities,
  ...gujaratCities,
  ...himalayaCities,
  ...karnatakaCities,
  ...keralaCities,
  ...madhyaPradeshCities,
  ...maharashtraCities,
  ...northEastCities,
  ...northCities,
  ...rajasthanCities,
  ...southAndWestCities,
  ...tamilNaduCities,
  ...telanganaCities,
  ...uttarPradeshCities,
  ...westBengalCities,
}
