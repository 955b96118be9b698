import { categoryNames, postWords } from '#upstream/seed/hi/blog/posts.ts'
import { brands } from '#upstream/seed/hi/brands.ts'
import { categories } from '#upstream/seed/hi/catalogue.ts'
import { cities, states } from '#upstream/seed/hi/places.ts'
import { hindiWords } from '#upstream/seed/hi/providers/sample-words.ts'
import type { SeedTranslation, SeedWords } from '#upstream/seed/types.ts'

function allOf(part: 'children' | 'services'): Record<string, SeedWords> {
  return Object.assign({}, ...Object.values(categories).map((category) => category[part]))
}

/** The catalogue, the articles and the sample people in Hindi. */
export const hindi: SeedTranslation = {
  categories,
  children: allOf('children'),
  services: allOf('services'),
  cities,
  states,
  brands,
  posts: postWords,
  postCategories: categoryNames,
  people: hindiWords,
}
