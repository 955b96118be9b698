import { ArrowRight } from 'lucide'
import { PlaceCard, type PlaceCardProps } from '#components/sections/place-card.tsx'
import { Icon } from '#components/ui/icon.tsx'

/** Places as cards with their drawings. */
export function PlaceCards({ cards }: { cards: ReadonlyArray<PlaceCardProps> }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
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
