import Swiper from 'swiper'

const SLIDE_MS = 600
const SLIDE = '.swiper-slide'

function isInside(slide: Element, row: Element): boolean {
  const inner = slide.getBoundingClientRect()
  const outer = row.getBoundingClientRect()
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}

/**
 * Brings the slide that receives the focus into view. Swiper's accessibility module reorders an endless row for that,
 * and a slide that moves in the document loses the focus.
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

/** Starts Swiper on a scrolled row at its position. Returns undefined when the row has no layout. */
export function startSwiper(row: HTMLElement, loops: boolean): Swiper | undefined {
  const width = row.querySelector(SLIDE)?.getBoundingClientRect().width ?? 0
  if (width === 0) return undefined
  const initialSlide = Math.round(row.scrollLeft / width)
  row.scrollTo({ left: 0, behavior: 'instant' })
  const swiper = new Swiper(row, {
    slidesPerView: 'auto',
    initialSlide,
    loop: loops,
    rewind: !loops,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS,
  })
  followFocus(swiper, row)
  return swiper
}
