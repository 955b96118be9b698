import * as v from 'valibot'
import {
  count,
  id,
  name,
  optional,
  optionalAmount,
  optionalListField,
  optionalText,
  textOrEmpty,
} from '#api/schemas/fields.ts'

const texts = optionalListField(name)
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A range of whole minutes. */
const duration = v.pipe(
  v.tuple([minutes, minutes]),
  v.check(([from, to]) => from <= to, 'must begin with the shorter time'),
)

/** Another job, as a link to it needs it. */
export const relatedJobSchema = v.object({
  id,
  serviceId: optional(id),
  title: name,
  priceFrom: optionalAmount,
})
const articleSchema = v.object({ slug: textOrEmpty, title: name })

/** The facts of a job beyond its tile. Every field is optional. */
export const jobFactsSchema = v.object({
  durationMinutes: optional(duration),
  priceTo: optionalAmount,
  /** Usual prices by size, first the one that the price of the job is for, where the price depends on the size. */
  sizes: optionalListField(v.object({ title: name, priceFrom: v.pipe(count, v.minValue(1)) })),
  warrantyDays: optionalAmount,
  safetySteps: texts,
  includes: texts,
  excludes: texts,
  priceNotes: texts,
  partsNote: optionalText,
  beforeVisit: texts,
  notNeededWhen: texts,
  relatedJobs: optionalListField(relatedJobSchema),
  articles: optionalListField(articleSchema),
})

export type JobFacts = v.InferOutput<typeof jobFactsSchema>
