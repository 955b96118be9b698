import type { ReactNode } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { Picture } from '#components/ui/picture.tsx'
import { getLang } from '#lib/language.ts'

/** Without `href` it is no link: there is no page behind it. */
export type PlaceCardProps = {
  id: string
  title: string
  href?: string | undefined
  /** The upstream's picture of the place. */
  image?: string | undefined
  /** Our drawing of the place, if there is one. */
  drawing: string | undefined
  note?: ReactNode
}

/** The frame of a place card and of its skeleton. */
export const PLACE_CARD = 'block h-full overflow-hidden rounded-xl border border-line bg-surface'
export const PLACE_CARD_TEXT = 'block px-4 py-3 sm:px-5 sm:py-4'

/** Lets a long name break before its ending of five letters ('puram', 'nagar'): a card holds about fifteen. */
function withSoftHyphen(title: string): string {
  return title.replace(/(?<=\p{L}{12})(?=\p{L}{5}$)/u, '\u00ad')
}

/** A city or state with its drawing. */
export function PlaceCard({ title, href, image, drawing, note }: Omit<PlaceCardProps, 'id'>) {
  const face = (
    <>
      <Picture
        src={image}
        drawing={drawing}
        fallback={fallbackImages.place}
        alt=""
        width={320}
        height={200}
        className="aspect-8/5 h-auto w-full bg-tint object-cover"
      />
      <span className={PLACE_CARD_TEXT}>
        <span
          lang={getLang(title)}
          className="block leading-snug font-bold tracking-tight group-hover:text-primary sm:text-lg"
        >
          {withSoftHyphen(title)}
        </span>
        {note && <span className="flex items-center gap-1.5 text-sm text-soft">{note}</span>}
      </span>
    </>
  )
  if (!href) return <div className={PLACE_CARD}>{face}</div>
  return (
    <a
      href={href}
      className={`${PLACE_CARD} group shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:shadow-low`}
    >
      {face}
    </a>
  )
}
