import { ArrowRight, X } from 'lucide'
import { type MouseEvent, memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { browse, fromPrice } from '#content/browse.ts'
import type { LocalJob } from '#data/places/local-jobs.ts'
import { getLang } from '#lib/language.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { safeImageUrl } from '#lib/safe-url.ts'

/** The selected tile: a job can be in several groups. */
export type Tile = { childId: string; superChildId: string }

function isSelected(selected: Tile | undefined, tile: Tile): boolean {
  return selected?.childId === tile.childId && selected.superChildId === tile.superChildId
}

/** Selects a tile, or deselects it if it is selected (specification section 4: one pair at a time). */
export function toggleTile(selected: Tile | undefined, tile: Tile): Tile | undefined {
  return isSelected(selected, tile) ? undefined : tile
}

type Reveal = { tileTop: number; panelBottom: number; viewTop: number; viewBottom: number }

/**
 * Returns the distance to scroll so that an opened panel is visible with its tile: no further than the panel needs, and
 * never so far that the tile leaves the view.
 */
export function revealDistance({ tileTop, panelBottom, viewTop, viewBottom }: Reveal): number {
  const room = tileTop - viewTop
  if (room < 0) return room
  return Math.min(Math.max(panelBottom - viewBottom, 0), room)
}

/**
 * Keeps the pressed tile in place while the panel of another tile closes above it, then scrolls its own panel into
 * view. Returns a function to call with the pressed tile.
 */
export function useRevealedPanel(selected: Tile | undefined): (pressed: HTMLElement) => void {
  const pressed = useRef<{ tile: HTMLElement; top: number }>(null)

  useLayoutEffect(() => {
    if (!selected || !pressed.current) return
    const { tile, top } = pressed.current
    pressed.current = null
    const moved = tile.getBoundingClientRect().top - top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
    const panel = tile.nextElementSibling
    if (!panel) return
    const distance = revealDistance({
      tileTop: tile.getBoundingClientRect().top,
      panelBottom: panel.getBoundingClientRect().bottom,
      viewTop: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
      viewBottom: window.innerHeight,
    })
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (distance !== 0) window.scrollBy({ top: distance, behavior: still ? 'instant' : 'smooth' })
  }, [selected])

  return useCallback((tile: HTMLElement) => {
    pressed.current = { tile, top: tile.getBoundingClientRect().top }
  }, [])
}

type JobTileProps = {
  job: LocalJob
  childId: string
  /** The id of the tile on its page. */
  anchor: string
  /** The page of the job. */
  href: string
  city: string | undefined
  selected: boolean
  /** Selects the tile or deselects it. Also receives the button. */
  onPress: (tile: Tile, button: HTMLElement) => void
  /** The content of the tile's panel. */
  children: ReactNode
}

/** A pointer on the panel's edge to its tile. */
const POINTER =
  'absolute top-full left-1/2 mt-1 size-4 -translate-x-1/2 rotate-45 rounded-tl-[2px] border-t border-l border-primary bg-sunken sm:mt-2'

/** The role of a tile, which is a plain link without JavaScript. */
const BUTTON = 'button'

/** One panel is open at a time. */
const PANEL_ID = 'job-panel'

/** A job with its price. Pressed, it opens the panel of its providers on the row below. */
export const JobTile = memo(function JobTile(props: JobTileProps) {
  const { job, childId, anchor, href, city, selected, onPress, children } = props
  const { title, image, description, price } = job
  const tile = { childId, superChildId: job.id }

  function close(event: MouseEvent<HTMLElement>) {
    const button = event.currentTarget.closest('li')?.querySelector<HTMLElement>('.job-tile')
    button?.focus()
    if (button) onPress(tile, button)
  }

  return (
    <li>
      {/* Without JavaScript the link leads to the tile itself, which then shows all its text. */}
      <a
        id={anchor}
        href={`#${anchor}`}
        role={BUTTON}
        aria-expanded={selected}
        aria-controls={selected ? PANEL_ID : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onPress(tile, event.currentTarget)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
        className="job-tile"
      >
        <img src={safeImageUrl(image) ?? fallbackImages.service} alt="" loading="lazy" />
        <span lang={getLang(title)}>{title}</span>
        {description && (
          <span lang={getLang(description)} className="job-text">
            {description}
          </span>
        )}
        {price && <span className="job-price">{fromPrice(price)}</span>}
        {selected && <span aria-hidden="true" className={POINTER} />}
      </a>
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
              <ServiceLink
                href={href}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
              >
                <ApiText>{browse.providers.page(title)}</ApiText>
                <Icon node={ArrowRight} className="size-5" />
              </ServiceLink>
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
