import { fromPrice } from '#content/browse.ts'
import type { Price } from '#lib/listed.ts'

/** The lowest price of the page's jobs: `waiting` while they load, undefined without a price. */
export type LowestPrice = Price | 'waiting' | undefined

/** Renders the lowest price of the page's jobs beside its first button. */
export function HeroPrice({ price }: { price: LowestPrice }) {
  const shape = 'text-xl font-bold tracking-tight'
  if (price === 'waiting')
    return (
      <span aria-hidden="true" className={`skeleton select-none text-transparent ${shape}`}>
        {fromPrice({ amount: 0, kind: 'usual' })}
      </span>
    )
  if (!price) return null
  return <p className={shape}>{fromPrice(price)}</p>
}
