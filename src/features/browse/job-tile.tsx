import { X } from 'lucide'
import { type MouseEvent, memo, type ReactNode } from 'react'
import type { SuperChild } from '#api/schemas/category.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { browse, fromPrice } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { langOf } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'
import { safeImageUrl } from '#lib/safe-url.ts'
import type { Tile } from './tile-selection.ts'

type JobTileProps = {
  job: SuperChild
  childId: string
  city: string | undefined
  selected: boolean
  /** Selects the tile, or takes the selection back; is given the button, too. */
  onPress: (tile: Tile, button: HTMLElement) => void
  /** What the panel of the tile shows. */
  children: ReactNode
}

/** A small roof on the panel's edge that points at its tile. */
const POINTER =
  'absolute top-full left-1/2 mt-1 size-4 -translate-x-1/2 rotate-45 rounded-tl-[2px] border-t border-l border-primary bg-sunken sm:mt-2'

/** One panel is open at a time. */
const PANEL_ID = 'job-panel'

/** A job with its price. Pressed, it opens the panel of its providers on the row below. */
export const JobTile = memo(function JobTile(props: JobTileProps) {
  const { job, childId, city, selected, onPress, children } = props
  const { title, image, description, priceFrom } = job
  const tile = { childId, superChildId: job.id }

  function close(event: MouseEvent<HTMLElement>) {
    const button = event.currentTarget.closest('li')?.querySelector('button')
    button?.focus()
    if (button) onPress(tile, button)
  }

  return (
    <li>
      <button
        type="button"
        aria-expanded={selected}
        aria-controls={selected ? PANEL_ID : undefined}
        onClick={(event) => onPress(tile, event.currentTarget)}
        className="job-tile"
      >
        <img
          className="job-picture"
          src={safeImageUrl(image) ?? fallbackImages.service}
          alt=""
          loading="lazy"
        />
        <span lang={langOf(title)} className="job-title">
          {title}
        </span>
        {description && (
          <span lang={langOf(description)} className="job-text">
            {description}
          </span>
        )}
        {priceFrom !== undefined && <span className="job-price">{fromPrice(formatRupees(priceFrom))}</span>}
        {selected && <span aria-hidden="true" className={POINTER} />}
      </button>
      {selected && (
        <section
          id={PANEL_ID}
          tabIndex={-1}
          aria-label={browse.providers.title}
          className="col-span-full min-w-0 rounded-2xl border border-primary bg-sunken p-3 sm:p-6"
        >
          <div className="mb-4 flex items-start justify-between gap-4 px-1 pt-1 sm:mb-5 sm:p-0">
            <div>
              <h3 className="text-xl">{browse.providers.title}</h3>
              <p className="mt-1 text-sm text-soft">
                <ApiText>{browse.providers.text(title, city)}</ApiText>
              </p>
            </div>
            <button
              type="button"
              aria-label={browse.providers.close}
              onClick={close}
              className="-mt-1.5 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-md text-soft transition hover:bg-surface hover:text-ink"
            >
              <Icon node={X} className="size-5" />
            </button>
          </div>
          {children}
        </section>
      )}
    </li>
  )
})
