import * as v from 'valibot'
import {
  id,
  name,
  optionalAmount,
  optionalId,
  optionalListField,
  optionalText,
  textOrEmpty,
} from '#api/schemas/fields.ts'

/** More than any job has. Further entries are ignored. */
const MAX_TEXTS = 20
const MAX_LINKS = 12

const texts = optionalListField(name, MAX_TEXTS)
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A range of whole minutes. */
const duration = v.pipe(
  v.nullish(
    v.pipe(
      v.tuple([minutes, minutes]),
      v.check(([from, to]) => from <= to, 'must begin with the shorter time'),
    ),
  ),
  v.transform((value) => value ?? undefined),
)

/** Another job, as a link to it needs it. */
export const relatedJobSchema = v.object({
  id,
  serviceId: optionalId,
  title: name,
  priceFrom: optionalAmount,
})
const articleSchema = v.object({ slug: textOrEmpty, title: name })

/** The facts of a job beyond its tile. Every field is optional. */
export const jobFactsSchema = v.object({
  id,
  durationMinutes: duration,
  priceTo: optionalAmount,
  warrantyDays: optionalAmount,
  safetySteps: texts,
  includes: texts,
  excludes: texts,
  priceNotes: texts,
  partsNote: optionalText,
  beforeVisit: texts,
  notNeededWhen: texts,
  relatedJobs: optionalListField(relatedJobSchema, MAX_LINKS),
  articles: optionalListField(articleSchema, MAX_LINKS),
})

export type JobFacts = v.InferOutput<typeof jobFactsSchema>
export type RelatedJob = v.InferOutput<typeof relatedJobSchema>
