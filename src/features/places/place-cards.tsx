import { ArrowRight, MapPinPlus } from 'lucide'
import { PlaceCard, type PlaceCardProps } from '#components/sections/place-card.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { placeCards } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'

/** The cell after the last city of a row that is not full. */
function MissingCard() {
  const { title, note } = placeCards.missing
  return (
    <a
      href={paths.contact}
      className="group flex h-full min-h-44 flex-col items-center justify-center gap-1 rounded-xl border border-dashed border-line-strong/60 px-4 py-6 text-center transition duration-200 ease-out hover:border-primary hover:bg-tint"
    >
      <Icon node={MapPinPlus} className="mb-2 size-8 text-primary" />
      <span className="leading-snug font-bold tracking-tight">{title}</span>
      <span className="text-sm text-soft group-hover:text-on-tint">{note}</span>
    </a>
  )
}

const GRIDS = {
  thirds: { perRow: 3, className: 'grid-cols-2 lg:grid-cols-3' },
  quarters: { perRow: 4, className: 'grid-cols-2 lg:grid-cols-4' },
}

/** By the number of free cells. */
const REST_OF_ROW: Record<number, string> = { 2: 'lg:col-span-2', 3: 'lg:col-span-3' }

type PlaceCardsProps = {
  cards: ReadonlyArray<PlaceCardProps>
  columns: keyof typeof GRIDS
  /** Asks for the visitor's city in a row that is not full. */
  filled?: boolean
}

/** Places as cards with their drawings. */
export function PlaceCards({ cards, columns, filled = false }: PlaceCardsProps) {
  const { perRow, className } = GRIDS[columns]
  return (
    <ul className={`grid gap-3 sm:gap-5 ${className}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <PlaceCard
            {...card}
            note={
              <>
                {card.note}
                {card.href && (
                  <Icon
                    node={ArrowRight}
                    className="size-4 text-primary transition duration-200 group-hover:translate-x-1"
                  />
                )}
              </>
            }
          />
        </li>
      ))}
      {filled && cards.length % perRow > 0 && (
        <li className={REST_OF_ROW[perRow - (cards.length % perRow)]}>
          <MissingCard />
        </li>
      )}
    </ul>
  )
}
