import { brandNames } from '#content-hi/brands/names.ts'
import type { BrandId } from '#upstream/seed/brands.ts'
import { categories, children, services } from '#upstream/seed/hi/catalogue.ts'
import { cities, states } from '#upstream/seed/hi/places.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

/** The site and the catalogue call a brand by one name. */
const brands = brandNames satisfies Record<BrandId, string>

/** The catalogue in Hindi. Posts are in src/content/hi/blog. */
export const hindi: SeedTranslation = {
  categories,
  children,
  services,
  cities,
  states,
  brands,
}
