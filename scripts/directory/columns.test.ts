import { expect, test } from 'vitest'
import { findProblems, HEAD, read, row, utf8 } from '#support/data/provider-file.ts'
import { providerIdOfKey } from './columns.ts'
import { type CheckPhotos, describeProblem, readProviders } from './read-providers.ts'

test.each<[Record<string, string>, string]>([
  [{ key: '' }, 'column key: expected a value'],
  [{ categories: 'juggling' }, 'column categories, "juggling": no such service'],
  [{ city: 'Atlantis' }, 'column city, "Atlantis": not a served city'],
  [{ jobs: 'no-job' }, 'column jobs, "no-job": no such job'],
  [{ jobs: 'ac-service' }, 'column jobs, "ac-service": a job of another service'],
  [{ jobs: 'leak-repair|leak-repair=400' }, 'column jobs, "leak-repair=400": this job is there twice'],
  [{ jobs: 'leak-repair=0' }, 'column jobs, "leak-repair=0": expected a price'],
  [{ days: 'mon|someday' }, 'column days, "someday": expected mon, tue'],
  [{ days: 'monkey' }, 'column days, "monkey": expected mon, tue'],
  [{ checks: 'aura', checked_on: '2026-01-01' }, 'column checks, "aura": expected identity'],
  [{ checks: 'identity' }, 'column checked_on: expected a day'],
  [{ rating: '4.5' }, 'column review_count: expected rating and review_count, or neither'],
  [{ rating: '6', review_count: '2' }, 'column rating, "6": expected a number from 1 to 5'],
  [{ rating: '0', review_count: '3' }, 'column rating, "0": expected a number from 1 to 5'],
  [{ photo: 'http://pictures.example/a.jpg' }, 'column photo, "http://pictures.example/a.jpg": expected'],
  [{ phone: '+91 98765 4321' }, 'column phone, "+91 98765 4321": expected one telephone number'],
  [{ phone: '9876543210/8765432109' }, 'column phone, "9876543210/8765432109": expected one'],
  [{ email: 'mailto:asha@example.com' }, 'column email, "mailto:asha@example.com": expected an e-mail'],
  [{ email: 'asha@example' }, 'column email, "asha@example": expected an e-mail address'],
  [{ areas: 'Vyttila, Kaloor' }, 'column areas, "Vyttila, Kaloor": expected entries separated by | alone'],
  [{ areas: 'Vyttila|Kaloor\nAluva' }, 'column areas, "Kaloor\\u000aAluva": a line end or a tab'],
  [{ languages: 'Hindi and English' }, 'column languages, "Hindi and English": expected entries separated'],
  [{ languages: 'Hindi English' }, 'column languages, "Hindi English": expected one language'],
  [{ languages: 'Hindi (fluent)' }, 'column languages, "Hindi (fluent)": expected one language'],
  [{ days: 'mon, tue' }, 'column days, "mon, tue": expected entries separated by | alone'],
  [{ title: 'P' }, 'column title, "P": expected at least two letters'],
  [{ areas: 'Vyttila|7' }, 'column areas, "7": expected at least two letters'],
  [{ name: 'Asha\nMenon' }, 'column name, "Asha\\u000aMenon": a line end or a tab'],
  [{ phone: 'NULL' }, 'column phone, "NULL": what programs write'],
  [{ about: 'First.\nNaN' }, 'column about, "NaN": what programs write'],
  [{ about: 'Great CafÃ©' }, 'column about, "Great CafÃ©": text that was decoded twice'],
  [{ reviews: '2026-10-02|5|null|Good' }, 'column reviews, "2026-10-02|5|null|Good": what programs write'],
  [
    { reviews: '2026-10-02|5|Ravi|Good\n2026-10-02 | 5 | RAVI | good' },
    'column reviews, "2026-10-02 | 5 | RAVI | good": the same review twice',
  ],
  [{ consent_on: '31.01.2026' }, 'column consent_on, "31.01.2026": expected a date like 2026-04-30'],
  [{ consent_on: '2026-02-30' }, 'column consent_on, "2026-02-30": expected a date like 2026-04-30'],
  [{ consent_on: '2026-11-26' }, 'column consent_on, "2026-11-26": expected a day that is not in the future'],
  [{ name: 'x'.repeat(201) }, `column name, "${'x'.repeat(60)}…": longer than 200 characters`],
  [{ name: 'A\u0007sha' }, 'column name, "A\\u0007sha": characters that cannot be shown'],
  [{ name: '\u202eahsA' }, 'column name, "\\u202eahsA": characters that cannot be shown'],
  [{ name: '\u200b\u2060' }, 'column name, "\\u200b\\u2060": nothing that can be seen'],
  [{ days: 'mon|\u3164' }, 'column days, "ㅤ": nothing that can be seen'],
])('an import names line, column and value when it refuses %j', async (values, problem) => {
  expect(await findProblems(HEAD, row(values))).toContainEqual(expect.stringContaining(`line 2, ${problem}`))
})

test.each([
  [{ name: '#N/A' }, 'column name, "#N/A": what programs write for "no value"'],
  [{ days: 'mon|#CONNECT!' }, 'column days, "#CONNECT!": an error of a spreadsheet'],
  [{ about: 'Fits <b>taps</b>' }, 'column about, "Fits <b>taps</b>": markup that visitors would read'],
  [
    { about: 'First._x000D_Second.' },
    'column about, "First._x000D_Second.": markup that visitors would read',
  ],
  [
    { photo: 'https://pictures.example/a b.jpg' },
    'column photo, "https://pictures.example/a b.jpg": expected',
  ],
])('an import names the line when a spreadsheet wrote %j', async (values, problem) => {
  expect(await findProblems(HEAD, row(values))).toContainEqual(expect.stringContaining(`line 2, ${problem}`))
})

test.each([
  [{ skills: 'Pipes, taps|Tiles', skills_hi: 'पाइप|टाइल' }, 'column skills,'],
  [{ skills: 'Pipes|Tiles', skills_hi: 'पाइप|Tiles' }, 'column skills_hi,'],
  [{ reviews: '2026-10-02|5|NULL|Good', reviews_hi: 'रवि|अच्छा' }, 'column reviews,'],
  [{ categories: 'plumbing, cleaning' }, 'column categories,'],
  [{ city: '#N/A' }, 'column city,'],
  [{ rating: '4,5', review_count: '3' }, 'column rating,'],
  [{ rating: '4.5', review_count: '1,234' }, 'column review_count,'],
])('an import reports one problem when one value is wrong: %j', async (values, problem) => {
  const all = { key: '1', name: 'Asha', categories: 'plumbing', city: 'kochi', ...values }
  const line = Object.values(all).map((value) => `"${value}"`)
  expect(await findProblems(Object.keys(all).join(), line.join())).toEqual([
    expect.stringContaining(`line 2, ${problem}`),
  ])
})

test.each(['????? ????', 'IyEcj', 'à¤°à¤¾à¤®'])(
  'an import refuses the Hindi title %s when it has lost its letters',
  async (title) => {
    expect(await findProblems('key,name,title_hi,categories,city', `1,Asha,${title},plumbing,kochi`)).toEqual(
      [`line 2, column title_hi, "${title}": expected Hindi in Devanagari letters of Unicode`],
    )
  },
)

test('an import cleans a row when it has blanks, marks of a spreadsheet and equal entries', async () => {
  const { providers, problems } = await read(
    HEAD,
    row({
      name: "'Asha\u00a0  Menon",
      title: '="Plumber"',
      areas: 'Fort Kochi|fort-kochi|FORT  KOCHI|Aluva',
    }),
  )
  expect(problems).toEqual([])
  expect(providers).toMatchObject([{ name: 'Asha Menon', title: 'Plumber', areas: ['Fort Kochi', 'Aluva'] }])
})

test('an import names each line with a photo when the photo is no picture', async () => {
  const photo = 'https://pictures.example/a.html'
  const rows = ['1', '2'].map((key) => row({ key, photo, consent_on: '2026-01-31' }))
  const checkPhotos: CheckPhotos = async (addresses) =>
    new Map([...addresses].map((one) => [one, 'no picture']))
  const { problems } = await readProviders(
    () => [utf8([HEAD, ...rows, row({ key: '3', photo })].join('\n'))],
    { checkPhotos },
  )
  expect(problems.map(describeProblem)).toEqual([`lines 2, 3, column photo, "${photo}": no picture`])
})

test('an import does not call keys the same when both are refused', async () => {
  expect(await findProblems(HEAD, row({ key: 'NULL' }), row({ key: '1E+11' }))).toHaveLength(2)
})

test('an import refuses a key when one that looks alike came before', async () => {
  expect(await findProblems(HEAD, row({ key: 'P-1' }), row({ key: 'Ｐ‑१\u200b' }))).toEqual([
    'line 3, column key, "Ｐ‑१\\u200b": the same as in line 2',
  ])
})

test.each(["'0001", '="0001"'])('providerIdOfKey ignores the mark for text when the key is %s', (key) => {
  expect(providerIdOfKey(key)).toBe(providerIdOfKey('0001'))
})
