import { type LanguageCode, language } from '#lib/language.ts'
import { brands as englishBrands } from '#upstream/seed/catalogue.ts'
import { cities as englishCities, states as englishStates } from '#upstream/seed/places.ts'
import { posts as seedPosts } from '#upstream/seed/posts.ts'
import { translations } from '#upstream/seed/translations.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

const catalogues: Partial<Record<LanguageCode, SeedTranslation>> = translations

const words = catalogues[language.code]

type Entry = { id: string; title: string }

/** Returns entries by their names in a language. */
function named<One extends Entry>(
  entries: ReadonlyArray<One>,
  names: Readonly<Record<string, string>> = {},
): Array<One> {
  return entries.map((entry) => ({ ...entry, title: names[entry.id] ?? entry.title }))
}

export const cities = named(englishCities, words?.cities)
export const states = named(englishStates, words?.states)
export const brands = named(englishBrands, words?.brands)
export const posts = seedPosts.map(({ slug, translations, ...english }) => {
  const { title, categories } = language.code === 'en' ? english : translations[language.code]
  return { slug, title, category: categories[0] ?? '' }
})
