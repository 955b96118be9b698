import { WEEK } from '#api/provider-filters.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { slugify } from '#lib/slug.ts'
import type { Person } from '#upstream/directory/person.ts'

/** For a confidence of 95 percent. */
const Z = 1.96
const MOST_STARS = 5
/** Years of experience beyond these make no difference. */
const MOST_YEARS = 20
const QUICK_MINUTES = 60

/**
 * The lower bound of Wilson's interval for the share of all stars that were given, from 0 to 1. It needs no mean of the
 * whole directory, as a Bayesian one does: nobody's place changes because somebody else joins. 90 reviews of 4.8 come
 * before one of 5; without any it is 0.
 */
export function ratingBound(rating: number | null, reviewCount = 0): number {
  if (rating === null || reviewCount === 0) return 0
  const share = Math.min(1, rating / MOST_STARS)
  const z2 = Z * Z
  const spread = Math.sqrt((share * (1 - share) + z2 / (4 * reviewCount)) / reviewCount)
  return Math.max(0, (share + z2 / (2 * reviewCount) - Z * spread) / (1 + z2 / reviewCount))
}

type Ranked = Pick<
  ProviderSummary,
  'rating' | 'reviewCount' | 'verified' | 'experienceYears' | 'repliesWithinMinutes'
>

/**
 * The order 'best match', the first has the lowest: ratings by their lower bound count for 65 of 100, recorded checks for
 * 20, experience for 10, an answer within the hour for 5. Nothing else counts, and nobody can pay for a place.
 */
export function matchKey(person: Ranked): number {
  const { rating, reviewCount, verified, experienceYears = 0, repliesWithinMinutes } = person
  const isQuick = repliesWithinMinutes !== undefined && repliesWithinMinutes <= QUICK_MINUTES
  const score =
    65 * ratingBound(rating, reviewCount) +
    20 * (verified ? 1 : 0) +
    10 * (Math.min(experienceYears, MOST_YEARS) / MOST_YEARS) +
    5 * (isQuick ? 1 : 0)
  return Math.round(10_000 * (100 - score))
}

/** What filters and sorting look at. `areas` and `languages` are as they stand in addresses. */
export type Entry = {
  id: string
  /** The place in the order 'best match'. */
  key: number
  cityId: string
  categoryIds: Array<string>
  jobs: Array<{ id: string; priceFrom: number | null }>
  areas: Array<Named>
  languages: Array<Named>
  rating: number | null
  /** The lower bound of the rating, in ten thousandths. */
  bound: number
  isVerified: boolean
  years: number
  /** One bit for each day of `WEEK`. */
  days: number
  latitude: number
  longitude: number
}

type Named = { value: string; title: string }

/** Entries as one row of the table has them: texts once, and by their number wherever they are used. */
type Packed = { texts: Array<string>; rows: Array<PackedEntry> }
type PackedEntry = [
  id: string,
  key: number,
  city: number,
  categories: Array<number>,
  /** Job, price, job, price …; a price of -1 is none. */
  jobs: Array<number>,
  areas: Array<number>,
  languages: Array<number>,
  /** In hundredths, -1 for none. */
  rating: number,
  bound: number,
  verified: number,
  years: number,
  days: number,
  /** In hundredths of a degree. */
  latitude: number,
  longitude: number,
]

const HUNDREDTHS = 100

/** How a name stands in an address; empty when it cannot. */
export function filterValue(title: string): string {
  return slugify(title).slice(0, 64)
}

/** Names with something that can stand in an address, each once. */
function named(titles: ReadonlyArray<string>): Array<Named> {
  const found = new Map(titles.map((title) => [filterValue(title), title]))
  return [...found].flatMap(([value, title]) => (value ? [{ value, title }] : []))
}

export function entryOf(person: Person): Entry {
  const { id, cityId, categoryIds, jobs, areas, languages, rating, reviewCount, days } = person
  return {
    id,
    key: matchKey(person),
    cityId,
    categoryIds,
    jobs: jobs.map((job) => ({ id: job.id, priceFrom: job.priceFrom ?? null })),
    areas: named(areas),
    languages: named(languages),
    rating,
    bound: Math.round(10_000 * ratingBound(rating, reviewCount)),
    isVerified: person.verified !== null,
    years: person.experienceYears ?? 0,
    days: days.reduce((bits, day) => bits | (1 << WEEK.indexOf(day)), 0),
    latitude: person.latitude,
    longitude: person.longitude,
  }
}

export function packEntries(entries: ReadonlyArray<Entry>): string {
  const numbers = new Map<string, number>()
  function numberOf(text: string): number {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }
  const rows = entries.map(
    (entry): PackedEntry => [
      entry.id,
      entry.key,
      numberOf(entry.cityId),
      entry.categoryIds.map(numberOf),
      entry.jobs.flatMap(({ id, priceFrom }) => [numberOf(id), priceFrom ?? -1]),
      entry.areas.map(({ title }) => numberOf(title)),
      entry.languages.map(({ title }) => numberOf(title)),
      entry.rating === null ? -1 : Math.round(entry.rating * HUNDREDTHS),
      entry.bound,
      entry.isVerified ? 1 : 0,
      entry.years,
      entry.days,
      Math.round(entry.latitude * HUNDREDTHS),
      Math.round(entry.longitude * HUNDREDTHS),
    ],
  )
  return JSON.stringify({ texts: [...numbers.keys()], rows } satisfies Packed)
}

/** The inverse of `packEntries`, for what our own tables hold. */
export function unpackEntries(json: string): Array<Entry> {
  const { texts, rows }: Packed = JSON.parse(json)
  const names = texts.map((title) => ({ value: filterValue(title), title }))
  const text = (index: number) => texts[index] ?? ''
  const namesAt = (indexes: ReadonlyArray<number>) => indexes.flatMap((index) => names[index] ?? [])
  return rows.map(
    ([
      id,
      key,
      city,
      categories,
      jobs,
      areas,
      languages,
      rating,
      bound,
      verified,
      years,
      days,
      lat,
      lng,
    ]) => ({
      id,
      key,
      cityId: text(city),
      categoryIds: categories.map(text),
      jobs: jobs.flatMap((job, index) =>
        index % 2 === 0
          ? [{ id: text(job), priceFrom: jobs[index + 1] === -1 ? null : (jobs[index + 1] ?? null) }]
          : [],
      ),
      areas: namesAt(areas),
      languages: namesAt(languages),
      rating: rating === -1 ? null : rating / HUNDREDTHS,
      bound,
      isVerified: verified === 1,
      years,
      days,
      latitude: lat / HUNDREDTHS,
      longitude: lng / HUNDREDTHS,
    }),
  )
}
