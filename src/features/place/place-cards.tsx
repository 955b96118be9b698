import { ArrowRight, MapPinPlus } from 'lucide'
import type { ReactNode } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { placeCards } from '#content/place-pages.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** Without `href` it is no link: there is no page behind it. */
export type PlaceCardProps = {
  id: string
  title: string
  href?: string | undefined
  /** The upstream's picture of the place. */
  image?: string | undefined
  /** Our drawing of the place, if there is one. */
  drawing: string | undefined
  note?: string
}

function Frame(props: { href: string | undefined; className: string; children: ReactNode }) {
  const { href, className, children } = props
  return href === undefined ? (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">{children}</div>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  )
}

function Card({ card: { title, href, image, drawing, note } }: { card: PlaceCardProps }) {
  return (
    <Frame
      href={href}
      className="group block h-full overflow-hidden rounded-xl border border-line bg-surface shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
    >
      <Picture
        src={image}
        drawing={drawing}
        fallback={fallbackImages.place}
        alt=""
        width={320}
        height={200}
        className="aspect-8/5 h-auto w-full bg-tint object-cover"
      />
      <span className="block px-4 py-3 sm:px-5 sm:py-4">
        <span
          lang={getLang(title)}
          className="block leading-snug font-bold tracking-tight group-hover:text-primary sm:text-lg"
        >
          {title}
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-sm text-soft">
          {note}
          {href && (
            <Icon
              node={ArrowRight}
              className="size-4 text-primary transition duration-200 group-hover:translate-x-1"
            />
          )}
        </span>
      </span>
    </Frame>
  )
}

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
          <Card card={card} />
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
