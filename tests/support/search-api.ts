import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type ApiClient, createApiClient } from '#api/client.ts'
import type { LanguageCode } from '#lib/language.ts'
import { type RunStatements, searchWith } from '#upstream/search.ts'
import { brands } from '#upstream/seed/brands.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { cities, states } from '#upstream/seed/places.ts'
import { seedStatements } from '#upstream/seed/sql.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

/** The real catalogue in memory. */
const database = new DatabaseSync(':memory:')
for (const name of [
  '0001_catalogue',
  '0002_search',
  '0008_directory',
  '0013_languages',
  '0015_search_languages',
]) {
  const sql = new URL(`../../src/upstream/migrations/${name}.sql`, import.meta.url)
  database.exec(readFileSync(sql, 'utf8'))
}
for (const statement of seedStatements([])) database.exec(statement)

const run: RunStatements = async <Row>(statements: Parameters<RunStatements>[0]) =>
  statements.map(({ sql, values }) => database.prepare(sql).all(...values) as Array<Row>)

/** The lists of the marketplace API, with the titles that a language has. */
function listsIn(words?: SeedTranslation): Record<string, unknown> {
  const lists: Record<string, unknown> = {
    '/city/all': cities.map(({ id, ...city }) => ({
      _id: id,
      slug: id,
      ...city,
      ...(id === 'kochi' && { jobIds: ['cockroach-treatment'], prices: { 'cockroach-treatment': 555 } }),
      ...(words && { title: words.cities[id] }),
    })),
    '/state/all': states.map(({ id, ...state }) => ({
      _id: id,
      slug: id,
      ...state,
      cities: [],
      ...(words && { title: words.states[id] }),
    })),
    '/brand/all': brands.map(({ id, ...brand }) => ({
      _id: id,
      ...brand,
      ...(words && { title: words.brands[id] }),
    })),
  }
  for (const { id, title, description, children } of catalogue) {
    lists[`/category/${id}`] = {
      _id: id,
      title,
      description,
      ...words?.categories[id],
      childCategories: children.map((child) => ({
        id: child.id,
        title: child.title,
        superChildren: child.services.map((job) => ({
          id: job.id,
          title: words?.services[job.id]?.title ?? job.title,
          description: words?.services[job.id]?.description ?? job.description,
        })),
      })),
    }
  }
  lists['/category/fetch_all'] = catalogue.map(({ id }) => lists[`/category/${id}`])
  return lists
}

/** What the search of the marketplace API was asked for. */
export const asked: Array<string> = []

async function categories(text: string, words?: SeedTranslation): Promise<unknown> {
  asked.push(text)
  const hits = await searchWith(run, text)
  return hits.map(({ categoryId, serviceIds }) => ({
    _id: categoryId,
    title: words?.categories[categoryId]?.title ?? categoryId,
    matches: serviceIds.map((id) => ({ id, title: words?.services[id]?.title ?? id, priceFrom: 100 })),
  }))
}

/** A marketplace API with some lists; one that it does not have fails. */
export function apiOf(known: Record<string, unknown>, words?: SeedTranslation): ApiClient {
  return createApiClient({
    fetch: () => Promise.reject(new Error('nothing is sent')),
    readDirectly: async (path) => {
      const { pathname, searchParams } = new URL(path, 'https://site.test')
      const search = searchParams.get('search')
      if (pathname === '/category/fetch_all' && search !== null)
        return { status: 200, data: await categories(search, words) }
      return pathname in known ? { status: 200, data: known[pathname] } : { status: 502, data: undefined }
    },
  })
}

const languages = { en: apiOf(listsIn()), hi: apiOf(listsIn(hindi), hindi) }

/** The marketplace API with the whole catalogue, in a language. */
export const apiIn = (language: LanguageCode): ApiClient => languages[language]

/** One that has it in English, whatever it is asked for. */
export const englishOnly = (): ApiClient => languages.en
