import * as v from 'valibot'
import {
  id,
  listField,
  name,
  optionalAmount,
  optionalListField,
  optionalText,
  textOrEmpty,
} from '#api/schemas/fields.ts'
import { isAddressPart } from '#lib/slug.ts'

/** The part of a service's address. */
const categoryId = v.pipe(id, v.check(isAddressPart, 'cannot be a part of an address'))

/** A service that a customer orders: the leaf of the catalogue (specification section 3). */
const superChildSchema = v.object({
  id,
  title: name,
  image: textOrEmpty,
  description: optionalText,
  /** 'From' price in whole rupees. */
  priceFrom: optionalAmount,
})

const childCategorySchema = v.object({ id, title: name, superChildren: listField(superChildSchema) })

/**
 * A category in a list: search answers add the services that matched. `priceFrom` is the lowest price of its jobs, so
 * that a card needs no more than the list; a card without it names none.
 */
export const categorySummarySchema = v.object({
  _id: categoryId,
  title: name,
  description: textOrEmpty,
  image: textOrEmpty,
  priceFrom: optionalAmount,
  matches: optionalListField(v.object({ id, title: name, priceFrom: optionalAmount })),
})

export const categorySchema = v.object({
  ...categorySummarySchema.entries,
  /** Empty when the entry does not repeat it. */
  _id: v.fallback(categoryId, ''),
  childCategories: listField(childCategorySchema),
})

export type SuperChild = v.InferOutput<typeof superChildSchema>
export type ChildCategory = v.InferOutput<typeof childCategorySchema>
export type CategorySummary = v.InferOutput<typeof categorySummarySchema>
export type Category = v.InferOutput<typeof categorySchema>
