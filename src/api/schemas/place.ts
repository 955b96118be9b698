import * as v from 'valibot'
import {
  count,
  id,
  listOf,
  name,
  optionalCount,
  optionalId,
  optionalListOf,
  optionalText,
} from '#api/schemas/fields.ts'

/** More than any state or city has; what is beyond is not read. */
const MOST_PARTS = 500

/** More than any city has; what is beyond is not read. */
const MOST_JOBS = 2_000

/** Whole rupees by the id of a job; nought is as if it were missing. */
const prices = v.pipe(
  v.nullish(v.record(v.string(), count)),
  v.transform(
    (entries) =>
      entries &&
      Object.fromEntries(
        Object.entries(entries)
          .filter(([, price]) => price > 0)
          .slice(0, MOST_JOBS),
      ),
  ),
  v.transform((entries) => entries ?? undefined),
)

/**
 * A served city (specification section 3). `services` is the number of services, `serviceIds` which ones. `jobIds` are
 * the jobs of them that it has, all when it is missing; `prices` what they start from there, where it is not the job's own
 * price. Its position is in degrees.
 */
export const citySchema = v.object({
  _id: id,
  title: name,
  slug: optionalText,
  image: optionalText,
  services: optionalCount,
  state: optionalId,
  serviceIds: optionalListOf(id, MOST_PARTS),
  aliases: optionalListOf(name, MOST_PARTS),
  jobIds: optionalListOf(id, MOST_JOBS),
  prices,
  latitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)))),
  longitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)))),
})

/** A city of a state is its name, or an object with one; both become a name. */
const stateCitySchema = v.union([
  name,
  v.pipe(
    v.object({ title: name }),
    v.transform(({ title }) => title),
  ),
  v.pipe(
    v.object({ name }),
    v.transform((city) => city.name),
  ),
])

export const stateSchema = v.object({
  _id: id,
  title: name,
  slug: optionalText,
  image: optionalText,
  cities: listOf(stateCitySchema, MOST_PARTS),
})

export type City = v.InferOutput<typeof citySchema>
export type State = v.InferOutput<typeof stateSchema>
