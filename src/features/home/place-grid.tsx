import {
  PLACE_CARD,
  PLACE_CARD_TEXT,
  PlaceCard,
  type PlaceCardProps,
} from '#components/sections/place-card.tsx'
import { useEntryState } from '#components/ui/use-entry-state.ts'
import { getLang } from '#lib/language.ts'
import { ExpandToggle } from './expand-toggle.tsx'

/** Specification section 9. */
const INITIAL_PLACES = 4

const GRID = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4'

/** Places as cards, four until the visitor expands them. Without JavaScript the others are plain links. */
export function PlaceGrid(props: { id: string; showAll: string; places: ReadonlyArray<PlaceCardProps> }) {
  const { id, showAll, places } = props
  const [expanded, setExpanded] = useEntryState(id, false)
  if (places.length === 0) return null
  const others = places.slice(INITIAL_PLACES)
  return (
    <>
      <ul id={id} className={GRID}>
        {(expanded ? places : places.slice(0, INITIAL_PLACES)).map((place) => (
          <li key={place.id}>
            <PlaceCard {...place} />
          </li>
        ))}
      </ul>
      {places.length > INITIAL_PLACES && (
        <>
          <noscript>
            <ul className="mt-6 flex flex-wrap gap-x-5">
              {others.map(({ id, title, href }) => (
                <li key={id}>
                  <a
                    href={href}
                    lang={getLang(title)}
                    className="inline-block py-2 underline underline-offset-4"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </noscript>
          <ExpandToggle controls={id} showAll={showAll} expanded={expanded} onToggle={setExpanded} />
        </>
      )}
    </>
  )
}

/** A bar in a line of text, with the height of the expected text. */
function SkeletonLine({ className, width }: { className: string; width: string }) {
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      &nbsp;
      <span className={`skeleton absolute inset-y-0.5 left-0 ${width}`} />
    </div>
  )
}

/** Skeletons of four cards (specification section 4). */
export function PlacesSkeleton() {
  return (
    <>
      <div className={GRID}>
        {Array.from({ length: INITIAL_PLACES }, (_, index) => (
          <div key={index} className={PLACE_CARD}>
            <div className="skeleton aspect-8/5 rounded-none" />
            <div className={PLACE_CARD_TEXT}>
              <SkeletonLine className="leading-snug sm:text-lg" width="w-2/3" />
              <SkeletonLine className="text-sm" width="w-1/2" />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-8 h-11" />
    </>
  )
}
