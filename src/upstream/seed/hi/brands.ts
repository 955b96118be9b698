import { brandNames } from '#content/hi/brands/names.ts'
import type { BrandId } from '#upstream/seed/brands.ts'

/** The site and the catalogue call a brand by one name. */
export const brands = brandNames satisfies Record<BrandId, string>
