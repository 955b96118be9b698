import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import type { JobFacts } from '#api/schemas/job.ts'
import type { SearchAnswer } from '#api/schemas/search-results.ts'
import { search as english } from '#content/search.ts'
import { search as hindi } from '#content-hi/search.ts'
import type { LanguageCode } from '#lib/language.ts'
import { helpPhrases } from '#search/help-phrases.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import {
  acceptedMisses,
  complaints,
  type Expectations,
  everyWord,
  heldOut,
  help,
  priceWords,
  symptoms,
  tuned,
  workers,
} from '#support/data/search-queries.ts'
import { apiIn, englishLists, getApi } from '#support/site/search-api.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { findAll } from './find-all.ts'

/** Returns the target of the first result: brands and providers come before services, places after them. */
function leadsTo({ names, categories: [category] }: SearchAnswer): string {
  const name = names.find(({ kind }) => kind !== 'place')
  if (name || !category) return (name ?? names[0])?.href ?? ''
  return category.city ? `${category._id}@${category.city.id}` : category._id
}

/** Returns the queries that lead elsewhere. */
async function misses(expectations: Expectations): Promise<Array<string>> {
  const led = await Promise.all(
    expectations.flatMap(([leads, queries]) =>
      queries.map(async (query) => ({ query, leads, led: leadsTo(await findAll(apiIn, query)) })),
    ),
  )
  return led.flatMap(({ query, leads, led }) => (leads.split(' ').includes(led) ? [] : [query]))
}

test.each([
  ['that the rules were made on', tuned],
  ['that no rule was made on', heldOut],
  ['that say what is wrong with a thing', symptoms],
  ['that ask for help', help],
  ['of those who look for work', workers],
  ['of those who complain', complaints],
  ['of any word of the catalogue', everyWord],
])(
  'all queries %s have the expected first result, but for the accepted misses',
  { tags: ['slow'] },
  async (_, expectations) => {
    const queries = new Set(expectations.flatMap(([, texts]) => texts))
    expect(await misses(expectations)).toEqual(acceptedMisses.filter((query) => queries.has(query)))
  },
)

test('results have only the jobs and prices of the named city', async () => {
  const { names, categories: matches, city } = await findAll(apiIn, 'cockroach in kochi')
  expect(city).toEqual({ id: 'kochi', title: 'Kochi' })
  expect(matches[0]?.city).toEqual(city)
  expect(matches[0]?.matches).toEqual([
    { id: 'cockroach-treatment', title: 'Cockroach Treatment', price: { amount: 555, kind: 'usual' } },
  ])
  expect(names.map(({ href }) => href)).toEqual(['/city/kochi'])
})

test('a service is found when the named city lacks it', async () => {
  const { categories: matches, city } = await findAll(apiIn, 'gardener in shimla')
  expect(city?.id).toBe('shimla')
  expect(matches[0]).toMatchObject({ _id: 'gardening' })
  expect(matches[0]).not.toHaveProperty('city')
})

test('a phrase leads to the pages of its row, in their order', async () => {
  for (const [pages, phrases] of helpPhrases) {
    const { names } = await findAll(apiIn, phrases[0] ?? '')
    expect(names.map(({ id }) => id).slice(0, pages.length), phrases[0]).toEqual(pages)
  }
})

test('a help query finds no service', async () => {
  for (const query of help.flatMap(([, queries]) => queries)) {
    const { categories: matches } = await findAll(apiIn, query)
    expect(matches, query).toEqual([])
  }
})

test.each(['sofa cleaning', 'सोफा सफाई', 'fan repair', 'एसी सर्विस', 'पंखा लगाने', 'gas filling ac'])(
  'the first results for %s stay the same when the text asks for the price',
  async (text) => {
    const jobsFor = async (query: string) => {
      const { categories } = await findAll(apiIn, query)
      return categories[0]?.matches?.map(({ id }) => id).slice(0, 1)
    }
    const expected = await jobsFor(text)
    expect(expected).toHaveLength(1)
    for (const word of priceWords) expect(await jobsFor(`${text} ${word}`), word).toEqual(expected)
  },
)

test.each([
  ['koramangla electrician', 'bangalore'],
  ['indiranagr plumber', 'bangalore'],
  ['whitefild pest control', 'bangalore'],
  ['hadapser electrician', 'pune'],
  ['salt lek painter', 'kolkata'],
])('an area that is misspelt in %s names %s', async (text, id) => {
  expect((await findAll(apiIn, text)).city?.id).toBe(id)
})

test.each(['ac repair andheri west', 'ac repair bandra east', 'अंधेरी वेस्ट एसी रिपेयर', 'अंधेरी पश्चिम एसी रिपेयर'])(
  'a direction beside an area is no word of a job in %s',
  async (text) => {
    const plain = await findAll(apiIn, text.replace(/ (?:west|east|वेस्ट|पश्चिम)/, ''))
    expect(await findAll(apiIn, text)).toEqual(plain)
  },
)

test.each([
  'plumber near me',
  'urgent plumber',
  'plumber today',
  'plumber 24x7',
  'nearby plumber',
  'mere paas plumber',
  'plumber abhi',
])('%s asks for a city, or uses the chosen one', async (text) => {
  const unknown = await findAll(apiIn, text)
  expect(unknown.choices?.map(({ id }) => id)).toContain('mumbai')
  expect(unknown.categories[0]?._id).toBe('plumbing')
  const known = await findAll(apiIn, text, { city: 'kochi' })
  expect(known.choices).toBeUndefined()
  expect(known.categories[0]).toMatchObject({ _id: 'plumbing', city: { id: 'kochi' } })
})

test.each(['kochi', 'Kochi', 'कोच्चि'])('results are in the city that was chosen as %s', async (city) => {
  const { categories: matches } = await findAll(apiIn, 'tap leaking', { city })
  expect(matches[0]?.city?.id).toBe('kochi')
})

test('providers are of the chosen city unless the text names another', async () => {
  const requests: Array<ProviderFilters> = []
  const providers = async (filters: ProviderFilters = {}) => {
    requests.push(filters)
    return { data: [providerSummary({ id: 'a' })], next: null, total: 1 }
  }
  const api = (code: LanguageCode) => ({ ...apiIn(code), providers })
  await findAll(api, 'plumber', { city: 'kochi' })
  expect(requests.at(-1)).toMatchObject({ q: 'plumber', city: 'kochi' })
  await findAll(api, 'plumber pune', { city: 'kochi' })
  expect(requests.at(-1)).toMatchObject({ q: 'plumber pune' })
  expect(requests.at(-1)).not.toHaveProperty('city')
})

test('a job in a city has its sizes, and the people who do it when none say the words', async () => {
  const requests: Array<ProviderFilters> = []
  const providers = async (filters: ProviderFilters = {}) => {
    requests.push(filters)
    const data = filters.q ? [] : [providerSummary({ id: 'a' })]
    return { data, next: null, total: data.length }
  }
  const sizes = [{ title: '2 BHK', priceFrom: 3999 }]
  const job = async () => ({ sizes }) as JobFacts
  const api = (code: LanguageCode) => ({ ...apiIn(code), providers, job })
  const { categories, providers: people } = await findAll(api, 'deep clean 2 BHK Pune')
  const [match, ...others] = categories[0]?.matches ?? []
  expect([match?.sizes, others]).toEqual([sizes, []])
  expect(people).toHaveLength(1)
  expect(requests.at(-1)).toMatchObject({ category: 'cleaning', job: match?.id, city: 'pune' })
})

test.each([
  ['डीप क्लीन 2 BHK पुणे', 1],
  ['डीप क्लीन पुणे', 0],
])('of several jobs for %s, those with sizes are %i', async (text, count) => {
  const job = async () => ({ sizes: [{ title: '2 BHK', priceFrom: 3999 }] }) as JobFacts
  const { categories } = await findAll((code) => ({ ...apiIn(code), job }), text)
  const { matches = [] } = categories[0] ?? {}
  expect(matches.length).toBeGreaterThan(1)
  expect(matches.filter(({ sizes }) => sizes)).toEqual(matches.slice(0, count))
})

test('a directory that does not answer a text is not asked again for its service', async () => {
  const requests: Array<ProviderFilters> = []
  const providers = async (filters: ProviderFilters = {}) => {
    requests.push(filters)
    if (filters.q) throw new ApiError('timeout', 504, '')
    return { data: [providerSummary({ id: 'a' })], next: null, total: 1 }
  }
  const { categories } = await findAll((code) => ({ ...apiIn(code), providers }), 'plumber pune')
  expect(categories[0]?.city?.id).toBe('pune')
  expect(requests.filter(({ category }) => category)).toEqual([])
})

test('a city or an area in the text overrides the chosen city', async () => {
  for (const [text, id] of [
    ['plumber in pune', 'pune'],
    ['plumber in kothrud', 'pune'],
    ['andheri plumber', 'mumbai'],
    ['plumber koramangala', 'bangalore'],
  ]) {
    const matches = await findAll(apiIn, text ?? '', { city: 'kochi' })
    expect(matches.city?.id, text).toBe(id)
    expect(matches.categories[0]?._id, text).toBe('plumbing')
  }
})

test('a service that the city has comes before one that it lacks', async () => {
  for (const [text, options] of [
    ['key lost pune', {}],
    ['key lost', { city: 'pune' }],
    ['key lost shimla', {}],
    ['damp wall painting lucknow', {}],
  ] as const) {
    const { categories: matches, city } = await findAll(apiIn, text, options)
    const offered = matches.map(({ city: there }) => there?.id === city?.id)
    expect(offered, text).toEqual(offered.toSorted((one, other) => Number(other) - Number(one)))
    expect(matches.length, text).toBeGreaterThan(0)
  }
})

test.each([
  ['plumber in kohima', 'Kohima', 'imphal', 'nagaland'],
  ['kohima', 'Kohima', 'imphal', 'nagaland'],
  ['ac repair meerut', 'Meerut', 'ghaziabad', 'uttar-pradesh'],
  ['कोहिमा में प्लंबर', 'Kohima', 'imphal', 'nagaland'],
])(
  'the results for %s say that %s is not served and name the nearest city',
  async (text, title, nearest, state) => {
    const { unserved, city } = await findAll(apiIn, text, { city: 'pune' })
    expect(unserved).toMatchObject({ title, nearest: { id: nearest }, state: { id: state } })
    expect(unserved?.nearest?.km).toBeGreaterThan(0)
    expect(city).toBeUndefined()
  },
)

test('an article is found beside services when its title has every strong word', async () => {
  const { articles, categories: matches } = await findAll(apiIn, 'termite signs')
  expect(articles?.[0]?.href).toBe('/blog/termite-signs-at-home')
  expect(matches[0]?._id).toBe('pest-control')
})

test('one word of a brand finds it unless the catalogue has the word', async () => {
  const api = () =>
    getApi({ ...englishLists, '/brand/all': [{ _id: 'zorvex', title: 'Zorvex Wall Paints' }] })
  const find = async (text: string) => {
    const { names, categories } = await findAll(api, text)
    return [names.map(({ href }) => href), categories[0]?._id]
  }
  expect(await find('exterior wall paints')).toEqual([[], 'painting'])
  expect(await find('zorvex painter')).toEqual([['/brand/zorvex'], 'painting'])
})

test('all places with a name are listed, the exact one first', async () => {
  const { names } = await findAll(apiIn, 'delhi')
  expect(names.map(({ title }) => title)).toEqual([
    'Delhi',
    'All of Delhi',
    'New Delhi',
    'South Delhi',
    'North Delhi',
    'East Delhi',
  ])
})

test('a search for taps finds no provider called Tapan, but one called Tap', async () => {
  const provider = (id: string, name: string, service = 'ac-repair') =>
    providerSummary({ id, name, categoryIds: [service] })
  const listed = [
    provider('tapan', 'Tapan Ghosh'),
    provider('tap', 'Meher Tap'),
    provider('plumber', 'Tapas Roy', 'plumbing'),
  ]
  const providers = async () => ({ data: listed, next: null, total: listed.length })
  const matches = await findAll((code) => ({ ...apiIn(code), providers }), 'tap')
  expect(matches.names.map(({ title }) => title)).toEqual(['Meher Tap'])
  expect(matches.providers?.map(({ title }) => title)).toEqual(['Tapas Roy'])
  expect(matches.categories[0]?._id).toBe('plumbing')
  const named = await findAll((code) => ({ ...apiIn(code), providers }), 'tapan ghosh')
  expect(named.names[0]?.title).toBe('Tapan Ghosh')
})

test('a search lists the people of the service, at their prices for it, when its words find others too', async () => {
  const wireman = providerSummary({ id: 'wireman', name: 'Ratan', categoryIds: ['electrician', 'ac-repair'] })
  const cleaner = providerSummary({
    id: 'cleaner',
    name: 'Govind',
    categoryIds: ['cleaning', 'pest-control'],
    jobs: [
      { id: 'sofa-cleaning', priceFrom: 589 },
      { id: 'ant-treatment', priceFrom: 1049 },
    ],
  })
  const providers = async ({ category }: ProviderFilters = {}) => {
    const data = category === 'pest-control' ? [cleaner] : [wireman, cleaner]
    return { data, next: null, total: data.length }
  }
  const { providers: people } = await findAll(
    (code) => ({ ...apiIn(code), providers }),
    'pest control jaipur',
  )
  expect(people?.map(({ title, facts }) => [title, facts])).toEqual([
    ['Govind', expect.stringContaining('₹1,049')],
  ])
})

test('a search fails when the services cannot be read', async () => {
  await expect(findAll(() => getApi({}), 'leaking tap')).rejects.toThrow(ApiError)
})

test('every job is found by its English title', async () => {
  const missed: Array<string> = []
  for (const { id, children } of catalogue) {
    for (const job of children.flatMap(({ services }) => services)) {
      const { categories: matches } = await findAll(apiIn, job.title)
      if (matches[0]?._id !== id || !matches[0].matches?.some((match) => match.id === job.id))
        missed.push(job.title)
    }
  }
  expect(missed).toEqual([])
})

test('suggested searches lead to the same services in both languages', async () => {
  const services = (queries: ReadonlyArray<string>) =>
    Promise.all(queries.map(async (query) => (await findAll(apiIn, query)).categories[0]?._id))
  const matches = await services(english.popular.queries)
  expect(matches).not.toContain(undefined)
  expect(await services(hindi.popular.queries)).toEqual(matches)
})

test.each([
  '%', '_', '%%%___', '*', "' OR 1=1 --", '"', '\\', '🪛🪛🔧', '👩‍🔧', '\u202eplumber', '水管工', 'слесарь', 'سباك', 'ಕೊಳಾಯಿ', 'குழாய்', 'ﷺ', '\ud83d',
])('the text %j raises no error', async (text) => {
  expect(await findAll(apiIn, text)).toHaveProperty('categories')
}) // biome-ignore format: short values read best beside each other

test('only the beginning of 10,000 letters is read', async () => {
  const words = 'tap '.repeat(2_500)
  expect(await findAll(apiIn, words)).toEqual(await findAll(apiIn, words.slice(0, 120)))
})

test.each(['', '   ', '\u0000\u0001', '!?', '\ud800', 'x'.repeat(10_000)])(
  'the text %j finds nothing',
  async (text) => {
    expect(await findAll(apiIn, text)).toEqual({ names: [], categories: [], total: 0 })
  },
)
