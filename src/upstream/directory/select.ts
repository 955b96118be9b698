import * as v from 'valibot'
import { leastRatings, type ProviderFilters, type ProviderSort, WEEK } from '#api/provider-filters.ts'
import type { FilterCount, ProviderCounts } from '#api/schemas/provider.ts'
import { distanceKm } from '#lib/geo.ts'
import { hashText } from '#lib/hash.ts'
import type { Entry } from '#upstream/directory/list-part.ts'

/** The filters that look at an entry; what is asked for beside them is which list is read. */
type Test = (entry: Entry) => boolean
const filterNames = ['job', 'area', 'language', 'min_rating', 'day', 'verified'] as const
type FilterName = (typeof filterNames)[number]

/** Values of a filter that are counted: the most frequent. */
const MOST_VALUES = 300
const METRES = 1000
/** After every price and distance. */
const LAST = Number.MAX_SAFE_INTEGER

const tests: Record<FilterName, (value: string) => Test> = {
  job: (value) => (entry) => entry.jobs.some(({ id }) => id === value),
  area: (value) => (entry) => entry.areas.some((area) => area.value === value),
  language: (value) => (entry) => entry.languages.some((language) => language.value === value),
  min_rating: (value) => (entry) => entry.rating !== null && entry.rating >= Number(value),
  day: (value) => (entry) => WEEK.some((name, index) => name === value && (entry.days & (1 << index)) !== 0),
  verified: () => (entry) => entry.isVerified,
}

function testsOf(filters: ProviderFilters, but?: FilterName): Array<Test> {
  return filterNames.flatMap((name) => {
    const value = name === but ? undefined : filters[name]
    return value === undefined ? [] : [tests[name](value)]
  })
}

/** Whether a call asks for a part of a list only. */
export function isFiltered(filters: ProviderFilters): boolean {
  return testsOf(filters).length > 0
}

/** Those that fit all filters. */
export function filterEntries(entries: ReadonlyArray<Entry>, filters: ProviderFilters): Array<Entry> {
  const all = testsOf(filters)
  return entries.filter((entry) => all.every((test) => test(entry)))
}

function tally(
  entries: ReadonlyArray<Entry>,
  valuesOf: (entry: Entry) => ReadonlyArray<{ value: string; title: string }>,
): Array<FilterCount> {
  const found = new Map<string, FilterCount>()
  for (const entry of entries) {
    for (const { value, title } of valuesOf(entry)) {
      const known = found.get(value)
      if (known) known.count += 1
      else found.set(value, { value, title, count: 1 })
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_VALUES)
}

const same = (value: string) => ({ value, title: value })

/**
 * The counts beside the filters: for each value those with it and with all other filters; of areas in one city, of cities
 * without one. The titles of jobs and cities
 * are their ids, which the catalogue names.
 */
export function countEntries(entries: ReadonlyArray<Entry>, filters: ProviderFilters): ProviderCounts {
  const but = (name: FilterName) => {
    const others = testsOf(filters, name)
    return entries.filter((entry) => others.every((test) => test(entry)))
  }
  return {
    jobs: tally(but('job'), ({ jobs }) => jobs.map(({ id }) => same(id))),
    areas: filters.city ? tally(but('area'), ({ areas }) => areas) : [],
    languages: tally(but('language'), ({ languages }) => languages),
    ratings: tally(but('min_rating'), ({ rating }) =>
      leastRatings.filter((least) => rating !== null && rating >= Number(least)).map(same),
    ),
    days: tally(but('day'), ({ days }) => WEEK.filter((_, index) => days & (1 << index)).map(same)),
    verified: tally(but('verified'), ({ isVerified }) => (isVerified ? [same('1')] : [])),
    cities: filters.city ? [] : tally(filterEntries(entries, filters), ({ cityId }) => [same(cityId)]),
  }
}

function priceOf({ jobs }: Entry, jobId: string | undefined): number {
  const asked = jobId === undefined ? jobs : jobs.filter(({ id }) => id === jobId)
  return Math.min(LAST, ...asked.flatMap(({ priceFrom }) => priceFrom ?? []))
}

/** Where an entry stands in an order: the lowest comes first, and of two that are equal the one whose id does. */
function placeIn(sort: ProviderSort, { job, lat, lng }: ProviderFilters): (entry: Entry) => number {
  const here = { latitude: Number(lat), longitude: Number(lng) }
  const places: Record<ProviderSort, (entry: Entry) => number> = {
    match: ({ key }) => key,
    rating: ({ bound }) => -bound,
    experience: ({ years }) => -years,
    price: (entry) => priceOf(entry, job),
    distance: (entry) => Math.round(METRES * distanceKm(here, entry)),
  }
  return places[sort]
}

/** A place in an order. */
export type Position = { key: number; id: string }

/** The first `limit` after a position, and where the next page begins; undefined at the end. */
export function pageOf(
  entries: ReadonlyArray<Entry>,
  sort: ProviderSort,
  filters: ProviderFilters,
  { after, limit }: { after: Position | undefined; limit: number },
): { ids: Array<string>; next: Position | undefined } {
  const place = placeIn(sort, filters)
  const ordered = entries
    .map((entry) => ({ key: place(entry), id: entry.id }))
    .filter(({ key, id }) => !after || key > after.key || (key === after.key && id > after.id))
    .sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1))
  const page = ordered.slice(0, limit)
  return { ids: page.map(({ id }) => id), next: ordered.length > limit ? page.at(-1) : undefined }
}

const cursorSchema = v.strictTuple([v.number(), v.pipe(v.number(), v.safeInteger()), v.string()])

/** What a cursor belongs to: another list, or the same in another order, does not know its place. */
function listOf(sort: ProviderSort, { after: _, limit: __, ...filters }: ProviderFilters): number {
  const given = Object.entries({ ...filters, sort }).filter(([, value]) => value !== undefined)
  return hashText(JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** The place where the next page begins, as base64url (RFC 4648 section 5). */
export function writeCursor(sort: ProviderSort, filters: ProviderFilters, { key, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([listOf(sort, filters), key, id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The place that a cursor says; undefined, which is the first page, when it was made up or belongs to another list. */
export function readCursor(sort: ProviderSort, filters: ProviderFilters): Position | undefined {
  try {
    const text = atob((filters.after ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const [list, key, id] = v.parse(cursorSchema, JSON.parse(text))
    return list === listOf(sort, filters) ? { key, id } : undefined
  } catch {
    return undefined
  }
}
