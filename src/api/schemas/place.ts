import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim())
const requiredText = v.pipe(text, v.nonEmpty())

/** A served city (specification section 3). `services` is the number of services, `serviceIds` which ones. */
export const citySchema = v.object({
  _id: requiredText,
  title: requiredText,
  slug: v.optional(text),
  image: v.optional(text),
  services: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  state: v.optional(text),
  serviceIds: v.optional(v.array(requiredText)),
  aliases: v.optional(v.array(requiredText)),
})

/** A city of a state is a name or an object with a title; both become a name. */
const stateCitySchema = v.union([
  requiredText,
  v.pipe(
    v.object({ title: requiredText }),
    v.transform((city) => city.title),
  ),
])

export const stateSchema = v.object({
  _id: requiredText,
  title: requiredText,
  slug: v.optional(text),
  image: v.optional(text),
  cities: v.optional(v.array(stateCitySchema), []),
})

export type City = v.InferOutput<typeof citySchema>
export type State = v.InferOutput<typeof stateSchema>
