import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import type { SuperChild } from '#api/schemas/category.ts'
import { Picture } from '#components/ui/picture.tsx'
import { browse, fromPrice } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { formatRupees } from '#lib/money.ts'

type JobTileProps = {
  job: SuperChild
  city: string | undefined
  selected: boolean
  /** Selects the tile, or takes the selection back; is given the tile's button. */
  onPress: (tile: HTMLElement) => void
  /** What the panel of the tile shows. */
  children: ReactNode
}

const TILE =
  'group relative flex flex-col items-start gap-3 rounded-xl border border-line bg-surface p-4 text-left shadow-low transition duration-200 ease-out hover:border-line-strong/60 hover:shadow-mid active:scale-[0.99] aria-expanded:z-10 aria-expanded:border-primary aria-expanded:bg-tint aria-expanded:shadow-none sm:flex-row sm:gap-4 xl:flex-col xl:gap-3 xl:p-5'

/** The last of an odd number of tiles fills its row where there are two columns. */
const LAST_ODD_TILE =
  'max-lg:in-[li:last-child:nth-child(odd)]:col-span-2 max-sm:in-[li:last-child:nth-child(odd)]:flex-row'

/** A small roof on the panel's edge that points at its tile. */
const POINTER =
  'absolute top-full left-1/2 mt-1 size-4 -translate-x-1/2 rotate-45 rounded-tl-[2px] border-t border-l border-primary bg-sunken sm:mt-2'

/** A job with its price. Pressed, it opens the panel of its providers on the row below. */
export function JobTile({ job, city, selected, onPress, children }: JobTileProps) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { title, image, description, priceFrom } = job

  function close() {
    if (!button.current) return
    button.current.focus()
    onPress(button.current)
  }

  return (
    <li className="contents">
      <button
        ref={button}
        type="button"
        aria-expanded={selected}
        aria-controls={panelId}
        onClick={(event) => onPress(event.currentTarget)}
        className={`${TILE} ${LAST_ODD_TILE}`}
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-sunken transition duration-200 group-hover:bg-tint group-aria-expanded:bg-surface">
          <Picture
            src={image}
            fallback={fallbackImages.service}
            alt=""
            width={64}
            height={64}
            className="size-10"
          />
        </span>
        <span className="flex min-w-0 flex-1 flex-col self-stretch">
          <span className="font-semibold leading-snug text-ink max-sm:in-[li:last-child:nth-child(odd)]:pr-7 sm:pr-7 xl:pr-0">
            {title}
          </span>
          {description && (
            <span className="mt-1 hidden text-sm text-pretty text-soft sm:block">{description}</span>
          )}
          {priceFrom !== undefined && (
            <span className="mt-auto pt-2 text-sm font-semibold text-primary">
              {fromPrice(formatRupees(priceFrom))}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="needs-script absolute top-4 right-4 size-5 text-soft transition duration-200 group-hover:text-primary group-aria-expanded:rotate-180 group-aria-expanded:text-primary"
        />
        {selected && <span aria-hidden="true" className={POINTER} />}
      </button>
      {selected && (
        <section
          id={panelId}
          tabIndex={-1}
          aria-label={browse.providers.title}
          className="col-span-full min-w-0 rounded-2xl border border-primary bg-sunken p-3 sm:p-6"
        >
          <div className="mb-4 flex items-start justify-between gap-4 px-1 pt-1 sm:mb-5 sm:p-0">
            <div>
              <h3 className="text-xl">{browse.providers.title}</h3>
              <p className="mt-1 text-sm text-soft">{browse.providers.text(title, city)}</p>
            </div>
            <button
              type="button"
              aria-label={browse.providers.close}
              onClick={close}
              className="-mt-1.5 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-md text-soft transition hover:bg-surface hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          {children}
        </section>
      )}
    </li>
  )
}
