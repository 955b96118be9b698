import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { findProblems, HEAD, read, readFile, row, TODAY, utf8 } from '#support/data/provider-file.ts'
import { providerIdOfKey } from './columns.ts'
import type { OpenFile } from './read-csv.ts'
import { describeProblem, readProviders } from './read-providers.ts'

const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'))
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

test('the example file is read', async () => {
  const open: OpenFile = () => createReadStream(new URL('../../docs/directory.example.csv', import.meta.url))
  const { providers, problems } = await readProviders(open, { today: TODAY })
  expect(problems).toEqual([])
  expect(providers).toMatchObject([
    {
      cityId: 'kochi',
      jobs: [{ id: 'leak-repair', priceFrom: 449 }, { id: 'pipe-repair' }],
      jobsCompleted: 212,
    },
    { name: 'Example, Sons & Co.', cityId: 'navi-mumbai', categoryIds: ['electrician', 'ac-repair'] },
  ])
  expect(providers[0]?.about).toHaveLength(2)
})

const TABLE = 'key,name,categories,city\n1,José,Plumbing,Bombay\n'
test.each([
  ['UTF-8', utf8(TABLE)],
  ['UTF-8 with a byte order mark', utf8(`\ufeff${TABLE}`)],
  ['UTF-16, little-endian', utf16(`\ufeff${TABLE}`)],
  ['UTF-16, big-endian', utf16(`\ufeff${TABLE}`).map((_, index, all) => all[index ^ 1] ?? 0)],
  ['UTF-16 without a byte order mark', utf16(TABLE)],
  ['Windows-1252', latin1(TABLE)],
  ['semicolons', utf8(TABLE.replaceAll(',', ';'))],
  ['tabs', utf8(TABLE.replaceAll(',', '\t'))],
  ['a line that names the delimiter', utf8(`sep=;\n${TABLE.replaceAll(',', ';')}`)],
  ['line ends of Windows', utf8(TABLE.replaceAll('\n', '\r\n'))],
  ['mixed line ends', utf8(TABLE.replace('\n', '\r\n'))],
  ['quoted values', utf8(TABLE.replace(/[^,\n]+/g, '"$&"'))],
  ['empty columns at the end', utf8(TABLE.replaceAll('\n', ',,,\n'))],
  ['rows of commas and blank lines', utf8(`${TABLE.replaceAll('\n', '\n\n,,,\n')},,,\n`)],
  ['columns in another order and case', utf8('City,NAME,Key,Categories\nBombay,José,1,Plumbing\n')],
])('a file with %s is read', async (_, bytes) => {
  for (const chunks of [[bytes], [...bytes].map((byte) => Uint8Array.of(byte))]) {
    // The first two bytes of a file tell its encoding.
    const [first = bytes, second = new Uint8Array(), ...rest] = chunks
    expect(await readFile(Uint8Array.of(...first, ...second), ...rest)).toMatchObject({
      problems: [],
      providers: [{ id: providerIdOfKey('1'), name: 'José', categoryIds: ['plumbing'], cityId: 'mumbai' }],
    })
  }
})

test('a quoted value keeps its line breaks; line numbers count them and blank lines', async () => {
  const about = 'First.\r\n\r\nSecond.'
  const { providers, problems } = await read(
    HEAD,
    row({ about }),
    '',
    ',,,',
    row({ key: '2', city: 'Atlantis' }),
  )
  expect(providers[0]?.about).toEqual(['First.', 'Second.'])
  expect(problems).toMatchObject([{ lines: [7], column: 'city', value: 'Atlantis' }])
})

test('line numbers count the line that names the delimiter', async () => {
  expect(await findProblems('sep=,', HEAD, row({ city: 'Atlantis' }))).toEqual([
    'line 3, column city, "Atlantis": not a served city',
  ])
})

test('digits of Indian scripts are numbers, prices, dates and telephone numbers', async () => {
  const { providers, problems } = await read(
    HEAD,
    row({
      jobs: 'leak-repair=४४९',
      rating: '৪.৭',
      review_count: '௩௮',
      phone: '+۹۱ ۹۸۷۶۵ ۴۳۲۱۰',
      consent_on: '२०२६-०१-३१',
    }),
  )
  expect(problems).toEqual([])
  expect(providers[0]).toMatchObject({
    jobs: [{ id: 'leak-repair', priceFrom: 449 }],
    rating: 4.7,
    reviewCount: 38,
    phone: '+91 98765 43210',
  })
})

test.each([
  ['New Bombay', 'navi-mumbai'],
  ['navi_mumbai', 'navi-mumbai'],
  ['Dehra Dun', 'dehradun'],
])('the name %s finds its city', async (city, cityId) => {
  expect(await read(HEAD, row({ city }))).toMatchObject({ problems: [], providers: [{ cityId }] })
})

test('photo and telephone are dropped without a consent', async () => {
  const contact = { photo: 'https://pictures.example/a.jpg', phone: '+91 98765 43210' }
  const { providers } = await read(
    HEAD,
    row(contact),
    row({ ...contact, key: '2', consent_on: '2026-01-31' }),
  )
  expect(providers[0]).toMatchObject({ image: '', phone: undefined })
  expect(providers[1]).toMatchObject({ image: contact.photo, phone: contact.phone })
})

test('an id depends on the key only and does not reveal it', async () => {
  const { providers } = await read(HEAD, row({ key: 'P-1' }), row({ key: ' P-2 ', name: 'Binu' }))
  expect(providers.map(({ id }) => id)).toEqual(['P-1', 'P-2'].map(providerIdOfKey))
  expect(providers[0]?.id).not.toContain('P-1')
})

test('a rating is rounded as it is shown when it is read', async () => {
  const { providers } = await read(HEAD, row({ rating: '4.46', review_count: '12' }))
  expect(providers[0]?.rating).toBe(4.5)
})

test('equal problems are reported once, with the first lines that have them', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => row({ key: `${index}`, city: 'Atlantis' }))
  expect(await findProblems(HEAD, ...rows)).toEqual([
    'lines 2, 3, 4, 5, 6 and 3 more, column city, "Atlantis": not a served city',
  ])
})

test('a row that is too short, and a value beyond the named columns, are refused', async () => {
  const head = 'key,name,categories,city,'
  expect(await findProblems(head, '1,Asha,plumbing', '2,Binu,plumbing,kochi,what?')).toEqual(
    expect.arrayContaining([
      'line 2: the row has 3 values; expected 4',
      'line 3, "what?": a value in a column without a name',
    ]),
  )
})

test('a duplicate key is refused with the line of the first', async () => {
  expect(await findProblems(HEAD, row({}), row({ name: 'Binu' }))).toEqual([
    'line 3, column key, "1": the same as in line 2',
  ])
})

test('missing, unknown and duplicate columns are named', async () => {
  const { problems } = await read('key,name,city,city,shoe_size', '1,Asha,kochi,kochi,41')
  expect(problems.map(({ column }) => column)).toEqual(['categories', 'city', 'shoe_size'])
})

test.each([
  ['with a damaged letter of UTF-8', [...utf8(`${HEAD}\n1,आशा`), 0xe9], 'line 2: bytes that are not UTF-8'],
  [
    'with an open quotation mark',
    utf8(`${HEAD}\n${row({})}\n2,"Binu\n3`),
    'line 3: a quotation mark is opened',
  ],
  ['with a quotation mark within a value', utf8(`${HEAD}\n1,5" pipe`), 'line 2: expected quotation marks'],
  ['of nothing', utf8(''), 'line 1: the file names no provider'],
  ['of a head alone', utf8(HEAD), 'line 1: the file names no provider'],
])('a file %s is refused', async (_, bytes, problem) => {
  const { problems } = await readFile(Uint8Array.from(bytes))
  expect(problems.map(describeProblem)).toEqual([expect.stringContaining(problem)])
})

test('reading stops after a thousand different problems', async () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => row({ key: `${index}`, city: `No city ${index}` }))
  const problems = await findProblems(HEAD, ...rows)
  expect(problems).toHaveLength(1_001)
  expect(problems.at(-1)).toContain('line 1001: reading stopped')
})

const FULL =
  'key,name,name_hi,title_hi,categories,jobs,city,areas,areas_hi,languages,jobs_completed,skills,certifications,reviews,reviews_hi,about_hi'
const REVIEWS = '2026-10-02 | 5 | Meera | On time | and clean.\n2026-09-01 | 4 | Ravi |'
const full = (reviews: string, hindi: string) =>
  `1,Asha,आशा,प्लंबर,plumbing,leak-repair=450,kochi,Kakkanad|Aluva,काक्कनाड|आलुवा,Malayalam,212,Leaks|Tanks,ITI Plumber,"${reviews}","${hindi}",समय पर।`

test('skills, jobs completed, reviews and Hindi columns are read', async () => {
  const { providers, problems } = await read(FULL, full(REVIEWS, 'मीरा | समय पर और साफ़।\nरवि |'))
  expect(problems).toEqual([])
  expect(providers[0]).toMatchObject({
    jobsCompleted: 212,
    skills: ['Leaks', 'Tanks'],
    certifications: ['ITI Plumber'],
    rating: 4.5,
    reviewCount: 2,
    ratings: [0, 0, 0, 1, 1],
    reviews: [
      { user: 'Meera', rating: 5, comment: 'On time | and clean.', date: '2026-10-02' },
      { user: 'Ravi' },
    ],
    translations: {
      hi: {
        summary: { name: 'आशा', title: 'प्लंबर', areas: ['काक्कनाड', 'आलुवा'], languages: ['मलयालम'] },
        profile: { about: ['समय पर।'], services: [{ priceFrom: 450 }] },
        reviews: [{ user: 'मीरा', comment: 'समय पर और साफ़।' }, { user: 'रवि' }],
      },
    },
  })
})

test.each([
  [
    'a review without stars',
    '2026-10-02 | Meera | On time.',
    '',
    'column reviews, "2026-10-02 | Meera | On time.":',
  ],
  [
    'a review that follows an older one',
    '2026-09-01|5|Ravi|\n2026-10-02|5|Meera|',
    '',
    'column reviews, "2026-10-02',
  ],
  ['fewer Hindi reviews', REVIEWS, 'मीरा | समय पर।', 'column reviews_hi, "मीरा'],
  ['a Hindi review by nobody', REVIEWS, 'मीरा | समय पर।\nNULL | ठीक।', 'column reviews_hi, "NULL'],
])('%s is refused', async (_, reviews, hindi, problem) => {
  expect(await findProblems(FULL, full(reviews, hindi))).toContainEqual(expect.stringContaining(problem))
})
