import type { Comparison } from '#api/professionals/comparison-query.ts'
import { comparisonPage as words } from '#content/comparison.ts'
import { professionals } from '#content/professionals.ts'
import { formatRupees } from '#lib/money.ts'

type Person = Comparison['people'][number]

/** What a cell says: entries of a list, each marked where not all others have it too. */
export type Cell = Array<{ text: string; isOwn: boolean }>

export type Row = {
  id: string
  label: string
  cells: Array<Cell>
  /** Not the same for everybody. */
  differs: boolean
}

/** The lowest price of somebody for a job, or for any. */
function priceOf({ jobs }: Person, job: string | undefined): string {
  const prices = jobs.filter(({ id }) => !job || id === job).flatMap(({ priceFrom }) => priceFrom ?? [])
  return prices.length > 0 ? formatRupees(Math.min(...prices)) : words.noPrice
}

/** A row out of what each of the people has; nothing is 'not known'. */
function rowOf(id: string, label: string, values: ReadonlyArray<ReadonlyArray<string>>): Row {
  const cells = values.map((texts) => {
    const entries = texts.length > 0 ? texts : [words.unknown]
    return entries.map((text) => ({
      text,
      isOwn: texts.length > 0 && !values.every((others) => others.includes(text)),
    }))
  })
  const written = new Set(values.map((texts) => [...texts].sort().join('\n')))
  return { id, label, cells, differs: written.size > 1 }
}

function known<T>(value: T | undefined | null, write: (value: T) => string): Array<string> {
  return value === undefined || value === null ? [] : [write(value)]
}

/** The rows of a comparison, in the order in which one decides. */
export function compareRows({ people, jobs }: Comparison, job: string | undefined): Array<Row> {
  const { rows } = words
  const title = jobs.find(({ id }) => id === job)?.title
  const row = (id: string, label: string, have: (person: Person) => ReadonlyArray<string>) =>
    rowOf(id, label, people.map(have))
  return [
    row('price', title ? rows.price(title) : rows.anyPrice, (person) => [
      priceOf(person, title ? job : undefined),
    ]),
    row('rating', rows.rating, ({ rating, reviewCount }) => [
      rating === null ? words.noReviews : words.rating(rating, reviewCount),
    ]),
    row('experience', rows.experience, ({ experienceYears }) => known(experienceYears, words.years)),
    row('checks', rows.checks, ({ verified }) => verified?.checks.map(professionals.check) ?? []),
    row('languages', rows.languages, ({ languages }) => languages),
    row('city', rows.city, ({ city }) => [city]),
    row('areas', rows.areas, ({ areas }) => areas),
    row('days', rows.days, ({ days }) => words.days(days)),
    row('reply', rows.reply, ({ repliesWithinMinutes }) => known(repliesWithinMinutes, words.reply)),
  ]
}
