import type { BrandProfile } from '../../brands/types.ts'
import { finishingBrands } from './finishing.ts'
import { fittingBrands } from './fitting.ts'

/** Profiles of the twelve invented brands. */
export const brandProfiles: ReadonlyArray<BrandProfile> = [...fittingBrands, ...finishingBrands]
