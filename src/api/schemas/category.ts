import * as v from 'valibot'
import {
  id,
  listField,
  name,
  optionalAmount,
  optionalCount,
  optionalListField,
  optionalText,
  textOrEmpty,
} from '#api/schemas/fields.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { slugify } from '#lib/slug.ts'

/** More than any catalogue has. Further entries are ignored. */
const MAX_GROUPS = 50
const MAX_IN_GROUP = 100

/** A service that a customer orders: the leaf of the catalogue (specification section 3). */
const superChildSchema = v.object({
  id,
  title: name,
  image: textOrEmpty,
  description: optionalText,
  /** 'From' price in whole rupees. */
  priceFrom: optionalAmount,
})

const childCategorySchema = v.object({
  id,
  title: name,
  superChildren: listField(superChildSchema, MAX_IN_GROUP),
})

/**
 * A category in a list: search answers add the services that matched. `priceFrom` is the lowest price of its jobs and
 * `jobCount` their number, so that a card needs no more than the list; a card without them says neither.
 */
export const categorySummarySchema = v.object({
  _id: id,
  title: name,
  description: textOrEmpty,
  image: textOrEmpty,
  priceFrom: optionalAmount,
  jobCount: optionalCount,
  matches: optionalListField(v.object({ id, title: name, priceFrom: optionalAmount }), MAX_IN_GROUP),
})

export const categorySchema = v.object({
  ...categorySummarySchema.entries,
  childCategories: listField(childCategorySchema, MAX_GROUPS),
})

/** Returns the site's id of a service with this title, if it is a built-in one. */
export function knownServiceId(title: string): string | undefined {
  return builtInService(slugify(title))?.id
}

/**
 * Gives each listed service that is built in, by its title or by the English list, the id of the site unless another
 * entry has it. The id of the upstream becomes `apiId`.
 */
export function withSiteIds<T extends { _id: string; title: string }>(
  services: ReadonlyArray<T>,
  known?: Pick<ReadonlyMap<string, string>, 'get'>,
): Array<T & { apiId?: string }> {
  const taken = new Set(services.map(({ _id }) => _id))
  return services.map((service) => {
    const id = knownServiceId(service.title) ?? known?.get(service._id)
    if (id === undefined || taken.has(id)) return service
    taken.add(id)
    return { ...service, _id: id, apiId: service._id }
  })
}

export type SuperChild = v.InferOutput<typeof superChildSchema>
export type ChildCategory = v.InferOutput<typeof childCategorySchema>
export type CategorySummary = v.InferOutput<typeof categorySummarySchema>
export type Category = v.InferOutput<typeof categorySchema>
