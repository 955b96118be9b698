import { isAddressPart } from '#lib/slug.ts'

/** Days of the week as a professional's `days` and the filter `day` write them, Monday first. */
export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEK)[number]

/**
 * The order of a list: `match` (the default), by the lower bound of the rating, by years of experience, by the price
 * (of the requested job, else the lowest), by the distance from `lat` and `lng`.
 */
export const providerSorts = ['match', 'rating', 'experience', 'price', 'distance'] as const
export type ProviderSort = (typeof providerSorts)[number]

/** The minimum ratings that a list can be filtered by. */
export const leastRatings = ['3', '4', '4.5'] as const

/** Maximum number of values per filter in the counts of an answer of the embedded API. */
export const MAX_COUNTED_VALUES = 500

/** Maximum number of entries per page. */
export const MAX_ON_PAGE = 50

/**
 * The query of `GET /api/web/provider/all`. `category`, `job`, `city` and `state` are ids; `area` and `language` are
 * names as `slugify` writes them; `after` is the `next` of the page before, with the same filters and sort.
 */
export type ProviderFilters = {
  category?: string | undefined
  job?: string | undefined
  city?: string | undefined
  state?: string | undefined
  lat?: string | undefined
  lng?: string | undefined
  area?: string | undefined
  language?: string | undefined
  verified?: '1' | undefined
  /** Lists only providers with enough reviews for stars. */
  min_rating?: (typeof leastRatings)[number] | undefined
  /** A working day. */
  day?: Weekday | undefined
  q?: string | undefined
  sort?: ProviderSort | undefined
  limit?: number | undefined
  after?: string | undefined
}

/** Two decimals are about a kilometre: precise enough to sort, too coarse to identify a home. */
const DEGREE_DECIMALS = 100

/** Returns the canonical spelling of a parameter's value; undefined for a value to leave out. */
export type Spelling = (value: string) => string | undefined

function allowedValue(values: ReadonlyArray<string>): Spelling {
  return (value) => (values.includes(value) ? value : undefined)
}

/** Spells an id: as it is, if it can be part of an address. */
export function id(value: string): string | undefined {
  return isAddressPart(value) ? value : undefined
}

/** Spells the number of entries to return, from one on. */
export function limitUpTo(most: number): Spelling {
  return (value) => {
    const limit = /^\d{1,4}$/.test(value) ? Number(value) : 0
    return limit >= 1 && limit <= most ? String(limit) : undefined
  }
}

/** Spells a searched text, at most so many characters long. */
export function textUpTo(most: number): Spelling {
  return (value) => {
    const text = value.slice(0, 4 * most).replace(/[\s\p{Cc}]+/gu, ' ')
    return [...text.normalize('NFC').trim()].slice(0, most).join('').trim() || undefined
  }
}

function degrees(most: number): Spelling {
  return (value) => {
    const number = /^-?\d{1,3}(?:\.\d{1,20})?$/.test(value) ? Number(value) : Number.NaN
    return Math.abs(number) <= most
      ? String(Math.round(number * DEGREE_DECIMALS) / DEGREE_DECIMALS)
      : undefined
  }
}

/**
 * A cursor is passed back unchanged: printable ASCII without spaces, quotes, backticks, angle brackets and backslashes.
 */
export const CURSOR = /^[\w!#$%&()*+,./:;=?@[\]^{|}~-]{1,300}$/

export const filterSpellings = {
  category: id,
  job: id,
  city: id,
  state: id,
  area: id,
  language: id,
  lat: degrees(90),
  lng: degrees(180),
  verified: allowedValue(['1']),
  min_rating: allowedValue(leastRatings),
  day: allowedValue(WEEK),
  q: textUpTo(80),
  sort: allowedValue(providerSorts),
  limit: limitUpTo(MAX_ON_PAGE),
  after: (value) => (CURSOR.test(value) ? value : undefined),
} satisfies Record<keyof ProviderFilters, Spelling>
