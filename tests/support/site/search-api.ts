import { type ApiClient, createApiClient } from '#api/client.ts'
import type { LanguageCode } from '#lib/language.ts'
import { brands, catalogue } from '#upstream/seed/catalogue.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { cities, states } from '#upstream/seed/places.ts'
import { posts } from '#upstream/seed/posts.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

type Entry = { id: string; title: string; description: string; keywords: ReadonlyArray<string> }

function toTerm(
  kind: string,
  { id, title, description, keywords }: Entry,
  words: Readonly<Record<string, object>> = {},
) {
  return { kind, id, title, description, keywords, ...words[id] }
}

/** Returns the lists of the upstream, with titles in a language. */
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
          priceFrom: job.priceFrom,
          title: words?.services[job.id]?.title ?? job.title,
          description: words?.services[job.id]?.description ?? job.description,
        })),
      })),
    }
  }
  lists['/search/terms'] = catalogue.flatMap((service) => [
    toTerm('service', service, words?.categories),
    ...service.children.flatMap((group) => [
      { ...toTerm('group', group, words?.children), serviceId: service.id },
      ...group.services.map((job) => ({ ...toTerm('job', job, words?.services), serviceId: service.id })),
    ]),
  ])
  lists['/blog/all'] = posts.map(({ slug, title, translations }) => ({
    _id: slug,
    slug,
    title: words ? translations.hi.title : title,
  }))
  lists['/category/fetch_all'] = catalogue.map(({ id }) => lists[`/category/${id}`])
  return lists
}

/** Creates an API with answers by path, or by path and query. Other calls fail. */
export function getApi(known: Record<string, unknown>): ApiClient {
  return createApiClient({
    fetch: () => Promise.reject(new Error('nothing is sent')),
    readDirectly: async (path) => {
      const { pathname, search } = new URL(path, 'https://site.test')
      const data = known[pathname + search] ?? known[pathname]
      return data === undefined ? { status: 502, data } : { status: 200, data }
    },
  })
}

/** Answers of the upstream in English, by path. */
export const englishLists = listsIn()

const languages = { en: getApi(englishLists), hi: getApi(listsIn(hindi)) }

/** Returns an API with the whole catalogue in a language. */
export const apiIn = (language: LanguageCode): ApiClient => languages[language]

/** Returns an API with the catalogue in English, whatever language is asked for. */
export const englishOnly = (): ApiClient => languages.en
