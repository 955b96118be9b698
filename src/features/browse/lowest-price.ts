import type { ChildCategory } from '#api/schemas/category.ts'

/** The lowest 'from' price of a category's jobs; undefined when none has a price. */
export function lowestPrice(children: ReadonlyArray<ChildCategory>): number | undefined {
  const prices = children.flatMap(({ superChildren }) =>
    superChildren.flatMap(({ priceFrom }) => priceFrom ?? []),
  )
  return prices.length > 0 ? Math.min(...prices) : undefined
}
