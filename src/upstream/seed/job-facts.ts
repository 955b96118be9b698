import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import { type FurtherLanguage, furtherLanguages } from '#upstream/languages.ts'
import { catalogue, type SeedCategory } from '#upstream/seed/catalogue.ts'
import { parseYaml } from '#upstream/seed/parse-yaml.ts'
import { posts } from '#upstream/seed/posts.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

const text = v.pipe(
  v.string(),
  v.check((value) => value === value.trim(), 'expected no spaces at its ends'),
  v.check((value) => !/[<>]/.test(value), 'expected no markup'),
  v.minLength(20),
  v.maxLength(120),
)
const texts = (least: number, most: number) => v.pipe(v.array(text), v.minLength(least), v.maxLength(most))
const amount = v.pipe(v.number(), v.integer(), v.minValue(1))

const words = {
  /** Usual prices by size, the smallest first. A translation leaves them out where the words need none. */
  sizes: v.optional(
    v.pipe(v.array(v.strictObject({ title: v.string(), priceFrom: amount })), v.minLength(2)),
  ),
  /** Steps to take at once where somebody may be in danger. */
  safetySteps: v.optional(texts(2, 4)),
  includes: texts(2, 4),
  excludes: texts(1, 3),
  priceNotes: texts(1, 3),
  partsNote: v.optional(text),
  beforeVisit: texts(1, 3),
  notNeededWhen: texts(1, 2),
}
const translationSchema = v.strictObject(words)
const fileSchema = v.strictObject({
  ...words,
  /** At the home, from and to, for the usual extent of the job. */
  durationMinutes: v.pipe(
    v.tuple([amount, amount]),
    v.check(([from, to]) => from <= to, 'expected the shorter time first'),
  ),
  /** Whole rupees; missing where the extent is open. */
  priceTo: v.optional(amount),
  relatedJobs: v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(4)),
  articles: v.optional(v.pipe(v.array(v.string()), v.maxLength(2)), []),
})
const factsSchema = v.pipe(
  fileSchema,
  v.transform((facts) => ({ ...facts, warrantyDays: GUARANTEE_DAYS })),
)

type Facts = v.InferOutput<typeof factsSchema>
type Translation = v.InferOutput<typeof translationSchema>

/** The facts of a job. The texts of `translations` have the counts and the order of the English ones. */
type SeedJobFacts = Facts & { id: string; translations: Record<FurtherLanguage, Translation> }

type Texts = Exclude<keyof Translation, 'sizes'>
const TEXTS = Object.keys(words).filter((part): part is Texts => part !== 'sizes')

function countTexts(entry: Translation, part: Texts): number {
  return [entry[part] ?? []].flat().length
}

type Service = Pick<SeedCategory, 'id' | 'children'>

function jobsIn({ children }: Service) {
  return children.flatMap(({ services }) => services)
}

/**
 * Reads the file of a service; undefined if there is none yet. @throws Error that names the file and line of a mistake
 */
function readFile<T extends v.GenericSchema>(
  root: string,
  language: string,
  service: Service,
  schema: T,
): Record<string, v.InferOutput<T>> | undefined {
  const file = `src/content/${language}/job-facts/${service.id}.yaml`
  if (!existsSync(path.join(root, file))) return undefined
  const ids = jobsIn(service).map(({ id }) => id)
  const job = v.pipe(
    v.string(),
    v.check((id) => ids.includes(id), `expected a job of ${service.id}`),
  )
  return parseYaml(file, readFileSync(path.join(root, file), 'utf8'), v.record(job, schema))
}

/** Checks what a schema of one job cannot know. @throws Error that names the job and the mistake */
function checkFacts(
  service: Service,
  { id, priceTo, sizes, relatedJobs, articles, ...entry }: SeedJobFacts,
): void {
  const refuse = (problem: string) => {
    throw new Error(`src/content/en/job-facts/${service.id}.yaml ${id}: ${problem}`)
  }
  const priceFrom = jobsIn(service).find((job) => job.id === id)?.priceFrom ?? 0
  if (priceTo !== undefined && priceTo < priceFrom) refuse(`priceTo is below priceFrom, ${priceFrom}`)
  const amounts = sizes?.map((size) => size.priceFrom) ?? [priceFrom]
  if (amounts[0] !== priceFrom) refuse(`sizes: the first is not priceFrom, ${priceFrom}`)
  if (amounts.some((size, index) => index > 0 && size <= (amounts[index - 1] ?? 0)))
    refuse('sizes: a price is not above that of the size before it')
  if (priceTo !== undefined && amounts.some((size) => size > priceTo))
    refuse('sizes: a price is above priceTo')
  const known = catalogue.flatMap(jobsIn).map((job) => job.id)
  const [stranger] = relatedJobs.filter((other) => other === id || !known.includes(other))
  if (stranger) refuse(`relatedJobs: ${stranger} is no other job`)
  const [missing] = articles.filter((slug) => !posts.some((post) => post.slug === slug))
  if (missing) refuse(`articles: ${missing} is no post`)
  for (const [language, translation] of Object.entries(entry.translations)) {
    const [differing] = TEXTS.filter((part) => countTexts(entry, part) !== countTexts(translation, part))
    if (differing) refuse(`${differing}: expected the number of texts in ${language}, found another`)
    const translated = translation.sizes?.map((size) => size.priceFrom) ?? amounts
    if (String(translated) !== String(amounts)) refuse(`sizes: the prices in ${language} differ`)
  }
}

/**
 * Reads the facts of the jobs of services below a root folder. `missing` are the jobs that lack them in a language.
 * @throws Error that names the file and line of a mistake
 */
export function readJobFacts(
  root: string,
  services: ReadonlyArray<Service> = catalogue,
): { facts: Array<SeedJobFacts>; missing: Array<string> } {
  const read = services.flatMap((service) => {
    const english = readFile(root, 'en', service, factsSchema)
    const translations = furtherLanguages.map(
      (language) => [language, readFile(root, language, service, translationSchema)] as const,
    )
    return jobsIn(service).map(({ id }) => {
      const facts = english?.[id]
      const entries = translations.flatMap(([language, file]) => {
        const translation = file?.[id]
        return translation ? [[language, translation] as const] : []
      })
      if (!facts || entries.length < translations.length) return { id }
      const entry = {
        ...facts,
        id,
        translations: Object.fromEntries(entries) as SeedJobFacts['translations'],
      }
      checkFacts(service, entry)
      return { id, entry }
    })
  })
  return {
    facts: read.flatMap(({ entry }) => entry ?? []),
    missing: read.flatMap(({ id, entry }) => (entry ? [] : id)),
  }
}

export const { facts: jobFacts, missing: jobsWithoutFacts } = readJobFacts(ROOT)
