import { expect, test } from 'vitest'
import { type Hit, isAboutTheCatalogue, rankCategories, scoreRows, TITLE_POINTS } from './ranking.ts'

function hit(row: number, category: string, service: string | null, points = 3): Hit {
  return { row, category_id: category, service_id: service, points }
}

test('a row with all words comes before rows with one of them', () => {
  const rows = scoreRows(
    [
      { weak: false, hits: [hit(1, 'plumbing', 'tap-repair'), hit(2, 'plumbing', 'leak-repair')] },
      { weak: false, hits: [hit(2, 'plumbing', 'leak-repair'), hit(3, 'ac-repair', 'ac-leak')] },
    ],
    [],
  )
  expect(rows[0]?.row).toBe(2)
})

test('a rare word counts more than a common one', () => {
  const common = Array.from({ length: 60 }, (_, row) => hit(row, 'cleaning', `job-${row}`))
  const rows = scoreRows(
    [
      { weak: false, hits: common },
      { weak: false, hits: [hit(100, 'security', 'cctv')] },
    ],
    [],
  )
  expect(rows[0]?.categoryId).toBe('security')
})

test('a row that has only weak words is not a hit', () => {
  const rows = scoreRows(
    [
      { weak: false, hits: [] },
      { weak: true, hits: [hit(1, 'plumbing', 'tap-repair')] },
    ],
    [],
  )
  expect(rows).toEqual([])
})

test('a weak word or a phrase decides between rows with the same words', () => {
  const fans = [hit(1, 'electrician', 'fan-fitting'), hit(2, 'electrician', 'fan-repair')]
  const repair = { weak: true, hits: [hit(2, 'electrician', 'fan-repair')] }
  expect(scoreRows([{ weak: false, hits: fans }, repair], [])[0]?.serviceId).toBe('fan-repair')
  expect(scoreRows([{ weak: false, hits: fans }], [hit(1, 'electrician', 'fan-fitting')])[0]?.serviceId).toBe(
    'fan-fitting',
  )
})

test('rows with equal scores keep the order of the catalogue', () => {
  const hits = [hit(7, 'b', 'later'), hit(3, 'a', 'earlier')]
  expect(scoreRows([{ weak: false, hits }], []).map(({ row }) => row)).toEqual([3, 7])
})

test('a category is one result with the services that matched, the best first', () => {
  const hits = [
    hit(1, 'ac-repair', null),
    hit(2, 'ac-repair', 'ac-gas', 2),
    hit(3, 'ac-repair', 'ac-service'),
  ]
  expect(rankCategories(scoreRows([{ weak: false, hits }], []))).toEqual([
    { categoryId: 'ac-repair', serviceIds: ['ac-service', 'ac-gas'] },
  ])
})

test('categories that are far behind the best are left out', () => {
  const hits = [hit(1, 'plumbing', 'tap-repair', 5), hit(2, 'gardening', 'drip', 1)]
  expect(rankCategories(scoreRows([{ weak: false, hits }], [])).map(({ categoryId }) => categoryId)).toEqual([
    'plumbing',
  ])
})

test('of two categories with equal best rows the one with more rows comes first', () => {
  const hits = [
    hit(1, 'appliance-repair', 'fridge-gas'),
    hit(2, 'ac-repair', 'ac-gas'),
    hit(3, 'ac-repair', 'ac-pipe'),
  ]
  expect(rankCategories(scoreRows([{ weak: false, hits }], []))[0]?.categoryId).toBe('ac-repair')
})

test('nothing found is an empty list', () => {
  expect(rankCategories([])).toEqual([])
})

const unknown = { weak: false, hits: [] }
const inKeywords = { weak: false, hits: [hit(1, 'ac-repair', 'ac-not-cooling', 2)] }
const inTitle = { weak: false, hits: [hit(2, 'ac-repair', 'ac-service', TITLE_POINTS)] }
const guess = { ...inTitle, isGuess: true }
const weak = { weak: true, hits: inTitle.hits }

test.each([
  ['one word of two', [inKeywords, unknown], true],
  ['a guess alone', [guess], true],
  ['a word of a title among others', [unknown, unknown, unknown, inTitle], true],
  ['one keyword of four words', [unknown, unknown, unknown, inKeywords], false],
  ['a guess beside an unknown word', [guess, unknown], false],
  ['a weak word beside an unknown one', [weak, unknown], false],
  ['nothing known', [unknown], false],
])('a text with %s is about the catalogue: %s', (_, words, expected) => {
  expect(isAboutTheCatalogue(words)).toBe(expected)
})

test('guesses alone have to agree on a row', () => {
  const other = { weak: false, isGuess: true, hits: [hit(9, 'gardening', 'lawn-laying', 3)] }
  expect(isAboutTheCatalogue([guess, other])).toBe(false)
  expect(isAboutTheCatalogue([guess, { ...guess }])).toBe(true)
})

test('what the rest of a category has counts for its rows', () => {
  const rows = scoreRows(
    [
      { weak: false, hits: [hit(1, 'electrician', 'wiring'), hit(2, 'appliance-repair', 'mixer')] },
      { weak: false, hits: [hit(3, 'electrician', 'switch-repair')] },
    ],
    [],
  )
  expect(rows.find(({ row }) => row === 1)?.score).toBeGreaterThan(
    rows.find(({ row }) => row === 2)?.score ?? 0,
  )
})

test('a word that stands only in a description covers less than one in a title', () => {
  const rows = scoreRows(
    [
      { weak: false, hits: [hit(1, 'painting', 'stencil', 0.4), hit(2, 'cleaning', 'carpet', 0.6)] },
      { weak: false, hits: [hit(1, 'painting', 'stencil'), hit(2, 'cleaning', 'carpet')] },
    ],
    [],
  )
  expect(rows[0]?.row).toBe(2)
})
