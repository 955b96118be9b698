import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type Swiper from 'swiper'
import { savesData } from '#browser/save-data.ts'
import { shell } from '#content/shell.ts'
import { classNames } from '#lib/class-names.ts'
import { plainKey } from '#lib/tab-keys.ts'
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx'
import { useAutoAdvance } from './carousel-motion.ts'

type CarouselGroupProps = {
  /** Names the row for screen readers. */
  label: string
  /** Called for the left and right arrow keys. */
  onStep: (by: 1 | -1, event: KeyboardEvent) => void
  className?: string
  children: ReactNode
}

/** The group around a row of slides; arrow keys step through it. */
export function CarouselGroup({ label, onStep, className, children }: CarouselGroupProps) {
  function onKeyDown(event: KeyboardEvent) {
    const key = plainKey(event)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    event.preventDefault()
    onStep(key === 'ArrowRight' ? 1 : -1, event)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA authoring practices, not a fieldset
    <div
      role="group"
      aria-roledescription={shell.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      className={className}
    >
      {children}
    </div>
  )
}

/** Scrolls a plain row by one slide; from the end it returns to the start. */
function scrollRow(row: HTMLElement, by: number): void {
  const width = row.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? row.clientWidth
  const max = row.scrollWidth - row.clientWidth
  const left = row.scrollLeft + by * width
  if (left > max + 2) row.scrollTo({ left: 0 })
  else if (left < -2) row.scrollTo({ left: max })
  else row.scrollTo({ left })
}

/** Returns the focusable element in the slide beside the focused one, wrapping around. */
function focusableBeside(focused: EventTarget, by: 1 | -1): HTMLElement | undefined {
  const slide = focused instanceof Element ? focused.closest('.swiper-slide') : null
  const slides = [...(slide?.parentElement?.children ?? [])]
  const beside = slide && slides.at((slides.indexOf(slide) + by) % slides.length)
  return beside?.querySelector<HTMLElement>('a, button') ?? undefined
}

type EndlessCarouselProps = {
  label: string
  labels: CarouselLabels
  slides: ReadonlyArray<{ id: string; content: ReactNode }>
  /** Widths of a slide as fractions of the row; gutters are inside the slide. */
  slideClass: string
  /** Maximum number of slides that `slideClass` shows side by side. */
  maxInView: number
  /** Moves by itself at this interval. */
  everyMs?: number
}

/**
 * An endless row of slides. It is a scroll-snap row that Swiper takes over near the viewport; the widths come from CSS
 * in both cases, so nothing shifts.
 */
export function EndlessCarousel(props: EndlessCarouselProps) {
  const { label, labels, slides, slideClass, maxInView, everyMs } = props
  const row = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(undefined)
  const loops = slides.length > maxInView

  useEffect(() => {
    const element = row.current
    // The worker's bundle has no Swiper.
    if (import.meta.env.SSR || !element || savesData()) return
    let ended = false
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        // Without the library the row scrolls natively.
        import('./carousel-swiper.ts').then(
          ({ startSwiper }) => {
            if (!ended) swiper.current = startSwiper(element, loops)
          },
          () => undefined,
        )
      },
      { rootMargin: '300px' },
    )
    near.observe(element)
    return () => {
      ended = true
      near.disconnect()
      swiper.current?.destroy()
      swiper.current = undefined
    }
  }, [loops])

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

  function onArrow(by: 1 | -1, { target }: KeyboardEvent) {
    const neighbor = focusableBeside(target, by)
    if (neighbor) neighbor.focus()
    else step(by)
  }

  return (
    <CarouselGroup label={label} onStep={onArrow}>
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
        // A wide screen may show all slides.
        className={classNames('mt-4 justify-center', !loops && 'lg:hidden')}
      />
    </CarouselGroup>
  )
}
