import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { readJobFacts } from './job-facts.ts'

const [service] = catalogue
const [job, other, third] = service?.children.flatMap(({ services }) => services) ?? []

const root = mkdtempSync(path.join(tmpdir(), 'job-facts-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const TEXT = 'One sentence of facts that is long enough.'

const WORDS = `
  includes: [${TEXT}, ${TEXT}]
  excludes: [${TEXT}]
  priceNotes: [${TEXT}]
  beforeVisit: [${TEXT}]
  notNeededWhen: [${TEXT}]`

const FACTS = `${WORDS}
  durationMinutes: [30, 60]
  relatedJobs: [${other?.id}, ${third?.id}]`

const priceFrom = job?.priceFrom ?? 0

function withSizes(small: number, large: number, facts = FACTS) {
  return `${facts}\n  sizes: [{ title: One, priceFrom: ${small} }, { title: Two, priceFrom: ${large} }]`
}

function read(english: string, hindi = WORDS) {
  for (const [language, text] of Object.entries({ en: english, hi: hindi })) {
    const folder = path.join(root, `src/content/${language}/job-facts`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${service?.id}.yaml`), `${job?.id}:${text}\n`)
  }
  return readJobFacts(root)
}

test('the facts of a job are read in each language, and jobs without a file are missing', () => {
  const { facts, missing } = read(FACTS)
  expect(facts).toMatchObject([
    { id: job?.id, articles: [], translations: { hi: { includes: [TEXT, TEXT] } } },
  ])
  expect(missing).toContain(other?.id)
  expect(missing).not.toContain(job?.id)
})

test.each([
  ['a short text', `${FACTS}\n  partsNote: Bring it.`, 'yaml:9 '],
  ['an unknown field', `${FACTS}\n  colour: red`, 'yaml:9 '],
  ['a longer time first', FACTS.replace('[30, 60]', '[60, 30]'), 'yaml:7 '],
  ['a mistake of YAML', `${FACTS}\n  partsNote: "A`, 'yaml:'],
  ['a price below that of the tile', `${FACTS}\n  priceTo: 1`, 'priceTo'],
  ['a smallest size at another price than its own', withSizes(priceFrom + 1, priceFrom + 2), 'sizes'],
  ['a larger size at no higher price', withSizes(priceFrom, priceFrom), 'sizes'],
  [
    'a size above its highest price',
    `${withSizes(priceFrom, priceFrom + 2)}\n  priceTo: ${priceFrom + 1}`,
    'sizes',
  ],
  ['itself as a related job', FACTS.replace(`${other?.id}`, `${job?.id}`), 'relatedJobs'],
  ['an article that does not exist', `${FACTS}\n  articles: [no-such-post]`, 'no-such-post'],
])('a job with %s is refused with its file and line, or its name', (_, facts, place) => {
  expect(() => read(facts)).toThrow(place)
})

test('a translation with fewer texts is refused', () => {
  expect(() => read(FACTS, WORDS.replace(`[${TEXT}, ${TEXT}]`, `[${TEXT}]`))).toThrow('includes')
  expect(() => read(FACTS, `${WORDS}\n  safetySteps: [${TEXT}, ${TEXT}]`)).toThrow('safetySteps')
})

test('a translation with other prices of sizes is refused', () => {
  const english = withSizes(priceFrom, priceFrom + 1)
  expect(() => read(english, withSizes(priceFrom, priceFrom + 2, WORDS))).toThrow('sizes')
  expect(() => read(english, withSizes(priceFrom, priceFrom + 1, WORDS))).not.toThrow()
})
