import * as v from 'valibot'
import { listOf, name, optionalCount, optionalListOf, optionalText } from '#api/schemas/fields.ts'

/** More than any state or city has; what is beyond is not read. */
const MOST_PARTS = 500

/** A served city (specification section 3). `services` is the number of services, `serviceIds` which ones. */
export const citySchema = v.object({
  _id: name,
  title: name,
  slug: optionalText,
  image: optionalText,
  services: optionalCount,
  state: optionalText,
  serviceIds: optionalListOf(name, MOST_PARTS),
  aliases: optionalListOf(name, MOST_PARTS),
})

/** A city of a state is a name or an object with a title; both become a name. */
const stateCitySchema = v.union([
  name,
  v.pipe(
    v.object({ title: name }),
    v.transform((city) => city.title),
  ),
])

export const stateSchema = v.object({
  _id: name,
  title: name,
  slug: optionalText,
  image: optionalText,
  cities: listOf(stateCitySchema, MOST_PARTS),
})

export type City = v.InferOutput<typeof citySchema>
export type State = v.InferOutput<typeof stateSchema>
