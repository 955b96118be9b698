import { ArrowRight } from 'lucide'
import { PlaceCard, type PlaceCardProps } from '#components/sections/place-card.tsx'
import { Icon } from '#components/ui/icon.tsx'

const GRIDS = { thirds: 'grid-cols-2 lg:grid-cols-3', quarters: 'grid-cols-2 lg:grid-cols-4' }

type PlaceCardsProps = {
  cards: ReadonlyArray<PlaceCardProps>
  columns: keyof typeof GRIDS
}

/** Places as cards with their drawings. */
export function PlaceCards({ cards, columns }: PlaceCardsProps) {
  return (
    <ul className={`grid gap-3 sm:gap-5 ${GRIDS[columns]}`}>
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
    </ul>
  )
}
