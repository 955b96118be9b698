import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type Swiper from 'swiper'
import { shell } from '#content/shell.ts'
import { classNames } from '#lib/class-names.ts'
import { savesData } from '#lib/save-data.ts'
import { plainKey } from '#lib/tab-keys.ts'
import { useAutoAdvance } from './carousel-auto.ts'
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx'

type LoopCarouselProps = {
  /** Names the row for screen readers. */
  label: string
  labels: CarouselLabels
  slides: ReadonlyArray<{ id: string; content: ReactNode }>
  /** Widths of a slide as fractions of the row; gutters are inside the slide. */
  slideClass: string
  /** The most slides that `slideClass` ever shows side by side. */
  mostInView: number
  /** Moves by itself at this interval. */
  everyMs?: number
}

const NEAR = '300px'

/** Kept out of the worker's bundle; without it the row's own scrolling does. */
async function loadSwiper() {
  return import.meta.env.SSR ? undefined : import('./carousel-swiper.ts')
}

/** Scrolls a plain row by one slide; from the end it goes back to the start. */
function scrollRow(row: HTMLElement, by: number): void {
  const width = row.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? row.clientWidth
  const most = row.scrollWidth - row.clientWidth
  const left = row.scrollLeft + by * width
  row.scrollTo({ left: left > most + 2 ? 0 : left < -2 ? most : left })
}

/** What can take the focus in the slide beside the one that has it; round the ends of the row. */
function focusableBeside(focused: Element, by: 1 | -1): HTMLElement | undefined {
  const slide = focused.closest('.swiper-slide')
  const slides = slide?.parentElement?.children
  const beside =
    by > 0
      ? (slide?.nextElementSibling ?? slides?.item(0))
      : (slide?.previousElementSibling ?? slides?.item(slides.length - 1))
  return beside?.querySelector<HTMLElement>('a, button') ?? undefined
}

/**
 * A row of slides without an end. It is a scroll-snap row that Swiper takes over when it comes near the viewport;
 * widths come from CSS in both cases, so nothing shifts.
 */
export function LoopCarousel(props: LoopCarouselProps) {
  const { label, labels, slides, slideClass, mostInView, everyMs } = props
  const row = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(undefined)
  const slideCount = slides.length
  const loops = slideCount > mostInView

  useEffect(() => {
    const element = row.current
    if (!element || savesData()) return
    let ended = false

    async function takeOver(frame: HTMLElement) {
      const loaded = await loadSwiper().catch(() => undefined)
      if (!ended) swiper.current = loaded?.startSwiper(frame, { slideCount, loops })
    }

    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        void takeOver(element)
      },
      { rootMargin: NEAR },
    )
    near.observe(element)
    return () => {
      ended = true
      near.disconnect()
      swiper.current?.destroy()
      swiper.current = undefined
    }
  }, [slideCount, loops])

  function move(by: 1 | -1) {
    if (!swiper.current) {
      if (row.current) scrollRow(row.current, by)
    } else if (by > 0) swiper.current.slideNext()
    else swiper.current.slidePrev()
  }

  const auto = useAutoAdvance({ row, everyMs, restMs: everyMs, advance: () => move(1) })

  function step(by: 1 | -1) {
    auto.rest()
    move(by)
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = plainKey(event)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    event.preventDefault()
    const by = key === 'ArrowRight' ? 1 : -1
    const neighbour = event.target instanceof Element ? focusableBeside(event.target, by) : undefined
    if (neighbour) neighbour.focus()
    else step(by)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA authoring practices, not a fieldset
    <div role="group" aria-roledescription={shell.carousel} aria-label={label} onKeyDown={onKeyDown}>
      <div
        ref={row}
        className="-mx-2 snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain py-3 [scrollbar-width:none] [&.swiper-horizontal]:[touch-action:pan-y] [&.swiper-initialized]:snap-none [&.swiper-initialized]:overflow-hidden [&::-webkit-scrollbar]:hidden"
      >
        <ul className="swiper-wrapper relative flex [transition-property:transform]">
          {slides.map(({ id, content }) => (
            <li key={id} className={classNames('swiper-slide shrink-0 snap-start px-2', slideClass)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls
        labels={labels}
        onStep={step}
        {...(everyMs !== undefined && { pausing: { paused: auto.paused, toggle: auto.togglePaused } })}
        // On a wide screen there may be nothing to move.
        className={classNames('mt-4 justify-center', !loops && 'lg:hidden')}
      />
    </div>
  )
}
