import { fromPrice } from '#content/browse.ts'
import { formatRupees } from '#lib/money.ts'

/** In whole rupees; undefined when no job that the page shows has a price, `waiting` while they are read. */
export type Price = number | 'waiting' | undefined

/** The lowest price of the page's jobs, beside its first button. */
export function HeroPrice({ price }: { price: Price }) {
  if (price === undefined) return null
  const shape = 'text-xl font-bold tracking-tight'
  if (price === 'waiting')
    return (
      <span aria-hidden="true" className={`skeleton select-none text-transparent ${shape}`}>
        {fromPrice(formatRupees(0))}
      </span>
    )
  return <p className={shape}>{fromPrice(formatRupees(price))}</p>
}
