import Swiper from 'swiper'
import { A11y } from 'swiper/modules'
import { slidesPerView } from './carousel-rules.ts'

const SLIDE_MS = 600

type SwiperRow = { slideCount: number; loops: boolean }

/** Lets Swiper take over a scrolled row where it stands. Undefined when the row is not laid out. */
export function startSwiper(row: HTMLElement, { slideCount, loops }: SwiperRow): Swiper | undefined {
  const width = row.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0
  if (width === 0) return undefined
  const shown = Math.round(row.scrollLeft / width)
  row.scrollTo({ left: 0, behavior: 'instant' })
  return new Swiper(row, {
    modules: [A11y],
    // A list stays a list, and the focus brings its slide into view.
    a11y: {
      slideRole: 'listitem',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
      notificationClass: 'sr-only',
    },
    watchSlidesProgress: true,
    slidesPerView: 'auto',
    initialSlide: Math.max(0, Math.min(shown, slideCount - slidesPerView(row.clientWidth, width))),
    loop: loops,
    rewind: !loops,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS,
  })
}
