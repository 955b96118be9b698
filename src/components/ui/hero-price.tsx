import { use } from 'react'
import { fromPrice, priceScope } from '#content/browse.ts'
import { ListedContext } from './scope-contexts.tsx'

/** The price of what the page is about, and what it is the price of. */
export function HeroPrice({ city }: { city: string | undefined }) {
  const { price, count } = use(ListedContext)
  if (!price) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-xl font-bold tracking-tight">{fromPrice(price)}</span>
      <span className="text-sm text-soft">{priceScope(price, count, city)}</span>
    </p>
  )
}
