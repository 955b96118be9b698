import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim())
const requiredText = v.pipe(text, v.nonEmpty())
const price = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A service that a customer orders: the leaf of the catalogue (specification section 3). */
export const superChildSchema = v.object({
  id: requiredText,
  title: requiredText,
  image: v.optional(text, ''),
  description: v.optional(text),
  /** 'From' price in whole rupees. */
  priceFrom: v.optional(price),
})

export const childCategorySchema = v.object({
  id: requiredText,
  title: requiredText,
  superChildren: v.optional(v.array(superChildSchema), []),
})

/** A category in a list: search answers add the services that matched. */
export const categorySummarySchema = v.object({
  _id: requiredText,
  title: requiredText,
  description: v.optional(text, ''),
  image: v.optional(text, ''),
  matches: v.optional(
    v.array(v.object({ id: requiredText, title: requiredText, priceFrom: v.optional(price) })),
  ),
})

export const categorySchema = v.object({
  ...categorySummarySchema.entries,
  childCategories: v.optional(v.array(childCategorySchema), []),
})

export type SuperChild = v.InferOutput<typeof superChildSchema>
export type ChildCategory = v.InferOutput<typeof childCategorySchema>
export type CategorySummary = v.InferOutput<typeof categorySummarySchema>
export type Category = v.InferOutput<typeof categorySchema>
