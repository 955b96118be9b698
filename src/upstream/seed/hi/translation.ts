import { categoryNames, postWords } from '#upstream/seed/hi/blog/posts.ts'
import { brands } from '#upstream/seed/hi/brands.ts'
import { categories, children, services } from '#upstream/seed/hi/catalogue.ts'
import { cities, states } from '#upstream/seed/hi/places.ts'
import { hindiWords } from '#upstream/seed/hi/providers/sample-words.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

/** The catalogue, the articles and the sample people in Hindi. */
export const hindi: SeedTranslation = {
  categories,
  children,
  services,
  cities,
  states,
  brands,
  posts: postWords,
  postCategories: categoryNames,
  people: hindiWords,
}
