import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { categoryQueries } from '#api/queries.ts'
import type { ChildCategory } from '#api/schemas/category.ts'
import { titleFromSlug } from '#lib/slug.ts'
import { CategoryHero, type HeroCity } from './category-hero.tsx'

/** The lowest 'from' price of a category's jobs; undefined when none has a price. */
export function lowestPrice(children: ReadonlyArray<ChildCategory>): number | undefined {
  const prices = children.flatMap(({ superChildren }) =>
    superChildren.flatMap(({ priceFrom }) => priceFrom ?? []),
  )
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** The head of a category that only the upstream knows. What is below it says when the category cannot be read. */
export function FetchedHero({ id, city }: { id: string; city: HeroCity | undefined }) {
  const { data } = useSuspenseQuery(categoryQueries.detail(useApi(), id))
  if (!data.ok) {
    return (
      <CategoryHero
        id={id}
        title={titleFromSlug(id)}
        text=""
        price={undefined}
        image={undefined}
        city={city}
      />
    )
  }
  const { title, description, image, childCategories } = data.data
  return (
    <CategoryHero
      id={id}
      title={title}
      text={description}
      price={lowestPrice(childCategories)}
      image={image}
      city={city}
    />
  )
}
