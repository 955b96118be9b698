import Swiper from 'swiper'
import { slidesPerView } from './carousel-rules.ts'

const SLIDE_MS = 600
const SLIDE = '.swiper-slide'

function isInside(slide: Element, row: Element): boolean {
  const inner = slide.getBoundingClientRect()
  const outer = row.getBoundingClientRect()
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}

/**
 * Brings the slide that the keyboard reaches into view. Swiper's own accessibility module reorders a looping row for
 * that, and a slide that is moved in the document loses the focus.
 */
function followFocus(swiper: Swiper, row: HTMLElement): void {
  row.addEventListener('focusin', ({ target }) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>(SLIDE) : null
    requestAnimationFrame(() => {
      if (swiper.destroyed || !slide) return
      row.scrollTo({ left: 0, behavior: 'instant' })
      if (!isInside(slide, row)) swiper.slideTo(swiper.slides.indexOf(slide), 0)
    })
  })
}

type SwiperRow = { slideCount: number; loops: boolean }

/** Lets Swiper take over a scrolled row where it stands. Undefined when the row is not laid out. */
export function startSwiper(row: HTMLElement, { slideCount, loops }: SwiperRow): Swiper | undefined {
  const width = row.querySelector(SLIDE)?.getBoundingClientRect().width ?? 0
  if (width === 0) return undefined
  const shown = Math.round(row.scrollLeft / width)
  row.scrollTo({ left: 0, behavior: 'instant' })
  const swiper = new Swiper(row, {
    slidesPerView: 'auto',
    initialSlide: Math.max(0, Math.min(shown, slideCount - slidesPerView(row.clientWidth, width))),
    loop: loops,
    rewind: !loops,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS,
  })
  followFocus(swiper, row)
  return swiper
}
