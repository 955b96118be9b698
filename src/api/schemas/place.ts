import * as v from 'valibot'
import {
  count,
  id,
  name,
  optionalCount,
  optionalId,
  optionalListField,
  optionalText,
} from '#api/schemas/fields.ts'
import { getEntry, getId, placePart, slugify } from '#lib/slug.ts'

/** More than any state or city has. Further entries are ignored. */
const MAX_PARTS = 500

/** More than any city has. Further entries are ignored. */
const MAX_JOBS = 2_000

/** Whole rupees by the id of a job. 0 counts as missing. */
const prices = v.pipe(
  v.nullish(v.record(v.string(), count)),
  v.transform(
    (entries) =>
      entries &&
      Object.fromEntries(
        Object.entries(entries)
          .filter(([, price]) => price > 0)
          .slice(0, MAX_JOBS),
      ),
  ),
  v.transform((entries) => entries ?? undefined),
)

/**
 * A served city (specification section 3). `services` is the number of services, `serviceIds` their ids. `jobIds` are
 * the jobs of the city, all when it is missing; `prices` are starting prices that differ from the job's own. The
 * position is in degrees.
 */
export const citySchema = v.object({
  _id: id,
  title: name,
  slug: optionalText,
  image: optionalText,
  services: optionalCount,
  state: optionalId,
  serviceIds: optionalListField(id, MAX_PARTS),
  aliases: optionalListField(name, MAX_PARTS),
  jobIds: optionalListField(id, MAX_JOBS),
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
  /** Undefined when the upstream does not list the cities. */
  cities: optionalListField(stateCitySchema, MAX_PARTS),
  aliases: optionalListField(name, MAX_PARTS),
})

export type City = v.InferOutput<typeof citySchema>
export type State = v.InferOutput<typeof stateSchema>

type Listed = Parameters<typeof getId>[0] & {
  state?: string | undefined
  aliases?: Array<string> | undefined
}

/** Characters of a title that can be an address in every language. */
const LATIN = /^[a-z\d-]+$/

/**
 * Gives each place of a list that has a title of its own the address part of that title. The slug of the upstream
 * becomes an alias. A title in another script keeps the slug. `english` has the address parts of the English list by
 * id, which are those of every language.
 */
export function withTitleParts<T extends Listed>(
  places: ReadonlyArray<T>,
  knownAliases: Readonly<Record<string, string>>,
  english?: Pick<ReadonlyMap<string, string>, 'get'>,
): Array<T> {
  const byTitle = Map.groupBy(places, ({ title }) => slugify(title))
  function getPart(place: T): string | undefined {
    const title = slugify(place.title)
    const part = getEntry(knownAliases, title) ?? title
    const isTaken = (byTitle.get(title)?.length ?? 0) > 1 || (part !== title && byTitle.has(part))
    return english?.get(place._id) ?? (isTaken || !LATIN.test(title) ? undefined : part)
  }
  return places.map((place) => {
    const part = getPart(place)
    if (part === undefined || part === getId(place)) return place
    return { ...place, slug: part, aliases: [...(place.aliases ?? []), getId(place)] }
  })
}

/**
 * Gives each place of a list an address of its own. If the address is taken, appends the state or the id to the slug
 * and calls `onTaken`.
 */
export function withOwnParts<T extends Listed>(
  places: ReadonlyArray<T>,
  onTaken?: (place: T, own: string) => void,
): Array<T> {
  const placed = places.map((place) => ({ place, part: getId(place) }))
  const owners = new Map<string, string>()
  for (const { place, part } of placed) if (!owners.has(part)) owners.set(part, place._id)
  return placed.map(({ place, part }) => {
    const { _id, state } = place
    if (owners.get(part) === _id) return place
    const own = [...(state ? [`${part}-${slugify(state)}`] : []), `${part}-${slugify(_id)}`]
      .map(placePart)
      .find((one) => (owners.get(one) ?? _id) === _id)
    if (own === undefined) return place
    owners.set(own, _id)
    onTaken?.(place, own)
    return { ...place, slug: own }
  })
}
