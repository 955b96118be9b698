import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { search as hindi } from '#content/hi/search.ts'
import { search as english } from '#content/search.ts'
import { type RunStatements, searchWith } from './search.ts'
import { seedStatements } from './seed/sql.ts'

/** The real catalogue in memory: what a customer types has to find the trade that does it. */
const database = new DatabaseSync(':memory:')
for (const name of [
  '0001_catalogue',
  '0002_search',
  '0008_directory',
  '0013_languages',
  '0015_search_languages',
]) {
  database.exec(readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8'))
}
for (const statement of seedStatements([])) database.exec(statement)

const run: RunStatements = async <Row>(statements: Parameters<RunStatements>[0]) =>
  statements.map(({ sql, values }) => database.prepare(sql).all(...values) as Array<Row>)

test.each([
  [
    'plumbing',
    ['tap leaking', 'nal', 'nal tapak raha hai', 'toilet blocked', 'kitchen sink blocked', 'water motor'],
  ],
  ['plumbing', ['paani nahi aa raha', 'plumber near me', 'plumer', 'bathroom tap dripping', 'नल टपक रहा है']],
  [
    'electrician',
    ['fan not working', 'fan making noise', 'bijli chali gayi', 'switch board sparking', 'mcb trip'],
  ],
  ['electrician', ['pankha', 'tube light', 'light nahi hai', 'electrision', 'doorbell', 'पंखा नहीं चल रहा']],
  [
    'ac-repair',
    ['ac not cooling', 'a.c. service', 'air conditioner', 'gas refill', 'my ac is leaking water'],
  ],
  ['ac-repair', ['ac repair in mumbai', 'split ac installation', 'aircondition', 'एसी ठंडा नहीं कर रहा']],
  [
    'carpentry',
    ['almirah repair', 'almari', 'darwaza', 'door not closing', 'bed repair', 'carpainter', 'अलमारी'],
  ],
  ['painting', ['wall paint', 'ghar ka paint', 'pent', 'whitewash', 'my house needs painting', 'पुताई']],
  [
    'cleaning',
    ['sofa cleaning', 'water tank cleaning', 'tanki saaf', 'ghar ki safai', 'i want to clean my house'],
  ],
  [
    'appliance-repair',
    ['gyser', 'geyser not heating', 'fridge not cooling', 'ro service', 'washingmachine', 'गीज़र'],
  ],
  [
    'pest-control',
    ['cockroach', 'cocroach', 'deemak', 'dimak', 'machar', 'khatmal', 'kabutar jali', 'कॉकरोच'],
  ],
  ['interior-design', ['wardrobe design', 'interior', 'false ceiling', 'tv unit']],
  ['plumbing', ['cartrige']],
  ['carpentry', ['hedboards']],
  ['gardening', ['mali', 'plants', 'lawn mowing', 'tree cutting', 'माली']],
  ['security', ['cctv', 'camera installation', 'digital lock', 'key lost', 'video door phone']],
  [
    'waterproofing',
    ['terrace leakage', 'seelan', 'chhat tapak rahi hai', 'bathroom leakage', 'water seepage'],
  ],
])('%s is the first result for %j', async (category, phrases) => {
  for (const phrase of phrases) {
    const [first] = await searchWith(run, phrase)
    expect(first?.categoryId, phrase).toBe(category)
  }
})

test.each([
  ['fan not working', 'fan-repair'],
  ['ac', 'ac-service'],
  ['mixer', 'mixer-grinder-repair'],
  ['sofa dry clean', 'sofa-cleaning'],
])('for %s the first service is %s', async (text, service) => {
  const [first] = await searchWith(run, text)
  expect(first?.serviceIds[0]).toBe(service)
})

test.each([
  ['tap l', ['plumbing']],
  ['geyser l', ['appliance-repair', 'electrician']],
  ['mali l', ['gardening']],
  ['tap 2', ['plumbing']],
  ['fan re', ['electrician', 'ac-repair']],
  ['led tv', ['appliance-repair', 'interior-design']],
  ['tap lea', ['plumbing']],
  ['3d', ['interior-design']],
  ['room 3d', ['interior-design']],
])('%j, whose last word may be only begun, finds %j alone', async (text, categories) => {
  expect((await searchWith(run, text)).map(({ categoryId }) => categoryId)).toEqual(categories)
})

test.each([
  'driver',
  'movie tickets',
  'passport',
  'xyzzy',
  'qwertyuiop',
  'pizza',
  'laptop repair',
  'laptop l',
  'near me',
  '',
  '  ',
  '!?',
  "'; --",
])('%j finds nothing', async (text) => {
  expect(await searchWith(run, text)).toEqual([])
})

test('operators of the index and very long text do no harm', async () => {
  const [first] = await searchWith(run, `"ac" OR * NEAR( ${'cooling '.repeat(40)}`)
  expect(first?.categoryId).toBe('ac-repair')
})

test('what the search page offers in English and in Hindi leads to the same trades', async () => {
  const trades = (phrases: ReadonlyArray<string>) =>
    Promise.all(phrases.map(async (phrase) => (await searchWith(run, phrase))[0]?.categoryId))
  const found = await trades(english.popular.queries)
  expect(found).not.toContain(undefined)
  expect(await trades(hindi.popular.queries)).toEqual(found)
})
