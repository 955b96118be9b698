import { finishingBrands } from './finishing.ts'
import { fittingBrands } from './fitting.ts'
import type { BrandProfile } from './types.ts'

/** Profiles of the twelve invented brands. */
export const brandProfiles: Array<BrandProfile> = [...fittingBrands, ...finishingBrands]
