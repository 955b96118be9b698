import * as v from 'valibot'
import {
  count,
  id,
  name,
  optional,
  optionalCount,
  optionalListField,
  optionalText,
} from '#api/schemas/fields.ts'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'
import { getEntry, slugify } from '#lib/slug.ts'

/** Whole rupees by the id of a job. 0 counts as missing. */
const prices = v.pipe(
  v.record(v.string(), v.fallback(count, 0)),
  v.transform((entries) => Object.fromEntries(Object.entries(entries).filter(([, price]) => price > 0))),
)

function degrees(most: number) {
  return optional(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)))
}

const placeFields = {
  _id: optional(id),
  title: name,
  slug: optionalText,
  image: optionalText,
  aliases: optionalListField(name),
}

type Named = {
  _id?: string | undefined
  title: string
  slug?: string | undefined
  aliases?: Array<string> | undefined
}

/** Matches an address part that is the same in every language. */
const LATIN = /^[a-z\d-]+$/

/**
 * Returns the address part of a place: its slugged title by its well-known name, or its slug when the title is in
 * another script.
 */
function addressOf({ title, slug = '' }: Named, knownAliases: Readonly<Record<string, string>>): string {
  const titled = slugify(title)
  if (LATIN.test(titled)) return getEntry(knownAliases, titled) ?? titled
  return slugify(slug) || titled
}

/**
 * Returns a place's names with its address part as `slug`. The upstream's own slug becomes an alias, which redirects
 * there.
 */
function getNames(
  place: Named,
  knownAliases: Readonly<Record<string, string>>,
): { _id: string; slug: string; aliases?: Array<string> } {
  const slug = addressOf(place, knownAliases)
  const { _id = slug, slug: written = slug } = place
  return { _id, slug, ...(written !== slug && { aliases: [...(place.aliases ?? []), written] }) }
}

const NO_ADDRESS = 'has no letter or digit'

/**
 * A served city (specification section 3). `services` is the number of services, `serviceIds` their ids. `jobIds` are
 * the jobs of the city, all when it is missing; `prices` are starting prices that differ from the job's own. The
 * position is in degrees.
 */
export const citySchema = v.pipe(
  v.object({
    ...placeFields,
    services: optionalCount,
    state: optional(id),
    serviceIds: optionalListField(id),
    jobIds: optionalListField(id),
    prices: optional(prices),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  v.transform((city) => ({ ...city, ...getNames(city, cityAliases) })),
  v.check(({ slug }) => slug !== '', NO_ADDRESS),
)

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

export const stateSchema = v.pipe(
  v.object({
    ...placeFields,
    /** Undefined when the upstream does not list the cities. */
    cities: optionalListField(stateCitySchema),
  }),
  v.transform((state) => ({ ...state, ...getNames(state, stateAliases) })),
  v.check(({ slug }) => slug !== '', NO_ADDRESS),
)

export type City = v.InferOutput<typeof citySchema>
export type State = v.InferOutput<typeof stateSchema>
