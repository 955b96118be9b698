import * as v from 'valibot'
import { CURSOR, WEEK } from '#api/provider-filters.ts'
import {
  count,
  id,
  listField,
  name,
  optional,
  optionalAmount,
  optionalCount,
  orDefault,
  textOrEmpty,
} from '#api/schemas/fields.ts'
import { readTime } from '#lib/dates.ts'
import { dayInIndia } from '#lib/india-day.ts'
import { parsePhone } from '#lib/phone.ts'
import { isAddressPart } from '#lib/slug.ts'

/** A calendar date, RFC 3339 `full-date`. */
export const calendarDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => readTime(day) !== undefined, 'must be a plausible day of the calendar'),
)

/** A day, or a time whose day in India is read. */
const reportedDay = v.pipe(
  v.string(),
  v.check((value) => readTime(value) !== undefined, 'must be a plausible date of ISO 8601 or RFC 9110'),
  v.transform((value) => dayInIndia(Date.parse(readTime(value) ?? ''))),
)

/** A picture: an `https:` URL or a path of the site. Anything else is dropped. */
const picture = v.pipe(
  textOrEmpty,
  v.transform((value) => (/^(?:https:\/\/[^/\s@]+(?:\/\S*)?|\/[A-Za-z0-9]\S*)$/i.test(value) ? value : '')),
)

/** A number as it is dialled, also one that `parsePhone` does not know: a service number, or an invented one. */
const PHONE = /^\+?\d(?:[ ()-]{0,2}\d){5,17}$/

/** Creates a schema for optional text of one form. */
function matchingText(pattern: RegExp) {
  return optional(v.pipe(textOrEmpty, v.regex(pattern)))
}

const stars = v.pipe(v.number(), v.minValue(0), v.maxValue(5))

/** The checks of a provider (`identity`, `address`, `police` …) and the date of the last. */
const verification = v.pipe(
  v.object({ checks: listField(name), on: reportedDay }),
  v.check(({ checks }) => checks.length > 0, 'names no check'),
)

/**
 * A provider in a list. `jobs` are job ids with prices in whole rupees where known, `areas` the served parts of the
 * city, `rating` the mean of all reviews (null without any), `since` the day of joining. `sample` marks an invented
 * provider, which must be labelled.
 */
export const providerSummarySchema = v.object({
  id: v.pipe(id, v.check(isAddressPart, 'cannot be a part of an address')),
  name,
  image: picture,
  title: textOrEmpty,
  categoryIds: listField(id),
  jobs: listField(v.object({ id, priceFrom: optionalAmount })),
  cityId: id,
  areas: listField(name),
  rating: orDefault(v.nullable(stars), null),
  reviewCount: optionalCount,
  verified: orDefault(v.nullable(verification), null),
  experienceYears: optionalAmount,
  jobsCompleted: optionalAmount,
  skills: listField(name),
  certifications: listField(name),
  languages: listField(name),
  repliesWithinMinutes: optionalAmount,
  days: listField(v.picklist(WEEK)),
  since: optional(reportedDay),
  sample: orDefault(v.boolean(), false),
})

/** The cursor of the next page; null at the end. */
const cursor = orDefault(
  v.nullable(
    v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String), v.regex(CURSOR)),
  ),
  null,
)

export const providerReviewSchema = v.object({
  id,
  user: name,
  rating: stars,
  comment: textOrEmpty,
  date: reportedDay,
})

/**
 * A whole profile. `reviews` is the first page and `nextReviews` the cursor of the second; `ratings` counts all reviews
 * by 1, 2, 3, 4 and 5 stars. `phone` and `email` are there only with the provider's consent.
 */
export const providerDetailSchema = v.object({
  ...providerSummarySchema.entries,
  about: listField(textOrEmpty),
  services: listField(v.object({ title: name, priceFrom: optionalAmount })),
  gallery: listField(v.object({ title: textOrEmpty, image: picture })),
  reviews: listField(providerReviewSchema),
  nextReviews: cursor,
  ratings: optional(v.pipe(v.array(count), v.length(5))),
  phone: optional(
    v.pipe(
      textOrEmpty,
      v.check((text) => PHONE.test(text) || parsePhone(text) !== undefined),
    ),
  ),
  email: matchingText(/^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/),
})

/** A value of a filter as addresses spell it, with its label and the number of providers in the filtered list. */
const filterCountSchema = v.object({ value: name, title: name, count })
const filterCounts = listField(filterCountSchema)

/**
 * The counts beside the filters of a list: for each value the number of providers with it and with all *other* filters
 * of the call. `cities` are counted when no city is requested, `services` when no service is. `priceFrom` is the lowest
 * price in the list: of a job, or of the jobs of a service.
 */
const countsSchema = v.object({
  jobs: listField(v.object({ ...filterCountSchema.entries, priceFrom: optionalAmount })),
  areas: filterCounts,
  languages: filterCounts,
  ratings: filterCounts,
  days: filterCounts,
  verified: filterCounts,
  cities: filterCounts,
  services: listField(v.object({ ...filterCountSchema.entries, priceFrom: optionalAmount })),
})

/**
 * The fields of a list beside its entries. `total` is null, and `counts` is missing, when the upstream does not know.
 */
export const providerPageSchema = v.object({
  next: cursor,
  total: orDefault(v.nullable(count), null),
  counts: optional(countsSchema),
})

/** The cursor of the next page of reviews. */
export const reviewPageSchema = v.object({ next: cursor })

export type ProviderSummary = v.InferOutput<typeof providerSummarySchema>
export type ProviderDetail = v.InferOutput<typeof providerDetailSchema>
export type ProviderReview = v.InferOutput<typeof providerReviewSchema>
export type FilterCount = v.InferOutput<typeof filterCountSchema>
export type ProviderCounts = v.InferOutput<typeof countsSchema>
export type ProviderPage = { data: Array<ProviderSummary> } & v.InferOutput<typeof providerPageSchema>
export type ReviewPage = { data: Array<ProviderReview> } & v.InferOutput<typeof reviewPageSchema>
