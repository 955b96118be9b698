import { fromPrice } from '#content/browse.ts'

/** The lowest price of the page's jobs in whole rupees; `waiting` while they load, undefined without a price. */
export type Price = { priceFrom?: number | undefined; isUsual?: true } | 'waiting' | undefined

/** Renders the lowest price of the page's jobs beside its first button. */
export function HeroPrice({ price }: { price: Price }) {
  const shape = 'text-xl font-bold tracking-tight'
  if (price === 'waiting')
    return (
      <span aria-hidden="true" className={`skeleton select-none text-transparent ${shape}`}>
        {fromPrice(0)}
      </span>
    )
  if (price?.priceFrom === undefined) return null
  return <p className={shape}>{fromPrice(price.priceFrom, price.isUsual)}</p>
}
