import { brandStrings } from '#content-hi/brands.ts'
import { categories, children, services } from '#upstream/seed/hi/catalogue.ts'
import { cities, states } from '#upstream/seed/hi/places.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

/** Brand names, which the site and the catalogue share. */
const brands = Object.fromEntries(Object.entries(brandStrings).map(([id, { name }]) => [id, name]))

/** The catalogue in Hindi. Posts are in src/content/hi/blog. */
export const hindi: SeedTranslation = {
  categories,
  children,
  services,
  cities,
  states,
  brands,
}
