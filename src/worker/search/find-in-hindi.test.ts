import { expect, test } from 'vitest'
import type { SearchAnswer } from '#api/schemas/search-results.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { heldOut } from '#support/data/search-queries.ts'
import { apiIn, englishOnly } from '#support/site/search-api.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { findAll } from './find-all.ts'
import { suggest } from './suggest.ts'

/** Returns the results of an answer without their texts. */
function getIds({ city, names, categories }: SearchAnswer) {
  return {
    city: city?.id,
    names: names.map(({ kind, id, href }) => `${kind} ${id} ${href}`),
    categories: categories.map(({ _id, matches, city: offered }) => [
      _id,
      offered?.id,
      matches?.map(({ id }) => id),
    ]),
  }
}

function getTitles({ city, names, categories }: SearchAnswer): Array<string> {
  return [
    ...(city ? [city.title] : []),
    ...names.flatMap(({ title, isSample }) => (isSample ? [] : [title])),
    ...categories.flatMap(({ title, matches = [], city: offered }) => [
      title,
      ...(offered ? [offered.title] : []),
      ...matches.map((job) => job.title),
    ]),
  ]
}

test('a query has the same results in both languages', { tags: ['slow'], timeout: 60_000 }, async () => {
  const queries = heldOut.flatMap(([, texts]) => texts)
  for (const query of queries) {
    const [english, hindi] = await Promise.all([
      findAll(apiIn, query, { language: 'en' }),
      findAll(apiIn, query, { language: 'hi' }),
    ])
    expect(getIds(hindi), query).toEqual(getIds(english))
    expect(
      getTitles(hindi).filter((title) => !hasDevanagari(title)),
      query,
    ).toEqual([])
    expect(getTitles(english).filter(hasDevanagari), query).toEqual([])
  }
})

test('every state and brand is found by its Hindi name', { tags: ['slow'] }, async () => {
  for (const [kind, prefix] of [
    ['states', '/state/'],
    ['brands', '/brand/'],
  ] as const) {
    for (const [id, title] of Object.entries(hindi[kind])) {
      const { names } = await findAll(apiIn, title, { language: 'en' })
      expect(
        names.slice(0, 2).map(({ href }) => href),
        title,
      ).toContain(prefix + id)
    }
  }
})

test('every service and job is found by its Hindi title', { tags: ['slow'], timeout: 60_000 }, async () => {
  const missed: Array<string> = []
  for (const [id, { title }] of Object.entries(hindi.categories)) {
    const { categories } = await findAll(apiIn, title, { language: 'hi' })
    if (categories[0]?._id !== id) missed.push(title)
  }
  for (const [id, { title }] of Object.entries(hindi.services)) {
    const { categories } = await findAll(apiIn, title, { language: 'hi' })
    if (!categories[0]?.matches?.some((job) => job.id === id)) missed.push(title)
  }
  expect(missed).toEqual([])
})

test.each([
  ['मच्छर बहुत हैं', 'pest-control'],
  ['छत टपक रही है', 'waterproofing'],
  ['नाली जाम', 'plumbing'],
  ['चूहे भगाने हैं', 'pest-control'],
  ['घर की पुताई', 'painting'],
  ['बगीचे का माली', 'gardening'],
  ['कैमरा लगवाना', 'security'],
  ['फ्रिज ठंडा नहीं कर रहा', 'appliance-repair'],
  ['सोफा साफ करवाना', 'cleaning'],
  ['दरवाजे का हैंडल', 'carpentry'],
  ['एसी से पानी गिर रहा है', 'ac-repair'],
  ['इन्वर्टर की बैटरी', 'electrician'],
  ['स्विच बोर्ड जल गया', 'electrician'],
  ['मॉड्यूलर किचन', 'carpentry interior-design'],
  ['ढीली कुर्सी', 'carpentry'],
  ['मंगलवार को प्लंबर', 'plumbing'],
])('"%s", with or without dots, finds %s and no place', async (text, ids) => {
  const { names, categories } = await findAll(apiIn, text, { language: 'hi' })
  expect(names).toEqual([])
  expect(ids.split(' ')).toContain(categories[0]?._id)
})

test.each([
  ['डीप क्लीन', 'deep clean'],
  ['3 बीएचके पेंटिंग', '3bhk painting'],
  ['2 बीएचके पुणे', '2bhk pune'],
])('a query has the same first job when it is %s instead of %s', async (text, english) => {
  const [inHindi, inEnglish] = await Promise.all([findAll(apiIn, text), findAll(apiIn, english)])
  expect(inEnglish.categories[0]?.matches?.[0]).toBeDefined()
  expect(inHindi.categories[0]?.matches?.[0]).toEqual(inEnglish.categories[0]?.matches?.[0])
})

test.each([
  ['बंगलौर', 'bangalore'],
  ['मैसूरु', 'mysore'],
  ['गोहाटी', 'guwahati'],
  ['कोचीन', 'kochi'],
  ['बम्बई', 'mumbai'],
  ['कलकत्ता', 'kolkata'],
  ['गुड़गांव', 'gurgaon'],
  ['बनारस', 'varanasi'],
  ['इलाहाबाद', 'prayagraj'],
  ['बड़ौदा', 'vadodara'],
  ['रांची', 'ranchi'],
  ['मद्रास', 'chennai'],
  ['पूना', 'pune'],
  ['विज़ाग', 'visakhapatnam'],
  ['विशाखापट्टनम', 'visakhapatnam'],
  ['त्रिवेंद्रम', 'thiruvananthapuram'],
  ['मंगलौर', 'mangalore'],
  ['पांडिचेरी', 'puducherry'],
])('%s finds %s', async (text, id) => {
  expect((await findAll(apiIn, text, { language: 'hi' })).names[0]?.href).toBe(`/city/${id}`)
})

test('an API is searched in English when it ignores the language', async () => {
  for (const text of ['plumber in pune', 'पुणे में प्लंबर']) {
    const hindi = await findAll(englishOnly, text, { language: 'hi' })
    expect(getIds(hindi)).toEqual(getIds(await findAll(englishOnly, text, { language: 'en' })))
    expect(hindi.city).toEqual({ id: 'pune', title: 'Pune' })
  }
})

test('Hindi words and names are found by sound when the API is English', async () => {
  for (const [text, href] of [
    ['कोच्चि', '/city/kochi'],
    ['गुजरात', '/state/gujarat'],
    ['नलविका', '/brand/nalvika'],
  ]) {
    expect((await findAll(englishOnly, text ?? '')).names[0]?.href, text).toBe(href)
  }
  expect((await findAll(englishOnly, 'पंखा')).categories[0]?._id).toBe('electrician')
})

test.each([
  'elec',
  'fan rep',
  'pankha',
  'पंखा',
  'mumb',
  'मुंब',
  'keral',
  'nalv',
  'नलवि',
  'plumber in pune',
  'पुणे में प्लंबर',
  'दीमक',
])('%s gets the same suggestions in both languages, with texts of each', async (text) => {
  const english = await suggest(apiIn, text, { language: 'en' })
  const hindi = await suggest(apiIn, text, { language: 'hi' })
  expect(hindi.map(({ kind, id, href }) => [kind, id, href])).toEqual(
    english.map(({ kind, id, href }) => [kind, id, href]),
  )
  expect(hindi.length).toBeGreaterThan(0)
  expect(hindi.filter(({ title, isSample }) => !isSample && !hasDevanagari(title))).toEqual([])
  expect(english.filter(({ title }) => hasDevanagari(title))).toEqual([])
})

test.each(['Kochi', 'kochi', 'कोच्चि'])('the city that was chosen as %s is known in Hindi', async (city) => {
  expect((await suggest(apiIn, 'प्लंब', { city, language: 'hi' }))[0]).toMatchObject({
    id: 'plumbing',
    href: '/services/plumbing/kochi',
  })
})
