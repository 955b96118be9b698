import { type RefObject, useEffect, useRef, useState } from 'react'

/** Events by which the visitor moves the row by hand. They cancel the page that a press asked for. */
const BY_HAND = ['pointerdown', 'wheel', 'focusin']

/** Returns a page number on the ring of pages: one after the last is the first. */
export function wrapPage(page: number, pages: number): number {
  return pages < 1 ? 0 : ((page % pages) + pages) % pages
}

/** Returns how many slides of one width fit into a row, at least one. */
export function slidesPerView(rowWidth: number, slideWidth: number): number {
  return slideWidth > 0 ? Math.max(1, Math.round(rowWidth / slideWidth)) : 1
}

/** Returns the page that a scrolled row shows. The last page may be short, so the end of the row decides it. */
export function pageAt(scroll: { left: number; max: number; page: number }, pages: number): number {
  if (pages < 2 || scroll.page <= 0) return 0
  if (scroll.max - scroll.left < 2) return pages - 1
  return Math.min(pages - 1, Math.round(scroll.left / scroll.page))
}

function distance(from: Element, to: Element): number {
  return to.getBoundingClientRect().left - from.getBoundingClientRect().left
}

function measure(row: HTMLElement) {
  const { scrollLeft: left, scrollWidth, clientWidth, children } = row
  const [first, second] = children
  const width = first?.getBoundingClientRect().width ?? 0
  const step = first && second ? distance(first, second) : width
  const perView = slidesPerView(clientWidth, width)
  const pages = Math.ceil(children.length / perView)
  return {
    page: pageAt({ left, max: scrollWidth - clientWidth, page: step * perView }, pages),
    pages,
    perView,
  }
}

/** Returns the page of the slide that holds an element. */
function pageOfSlide(row: HTMLElement, target: EventTarget | null): number {
  const index = [...row.children].findIndex((slide) => target instanceof Node && slide.contains(target))
  return Math.floor(index / measure(row).perView)
}

/**
 * Returns the paging of a scroll-snap row. Before hydration there are 0 pages, because only the browser knows the
 * width.
 */
export function useCarouselPages(row: RefObject<HTMLElement | null>) {
  const [{ page, pages }, setState] = useState({ page: 0, pages: 0 })
  /** The page that a press asked for, until the row has arrived there. */
  const targetPage = useRef<number>(undefined)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const ended = new AbortController()
    const options = { signal: ended.signal, passive: true }
    const read = () => {
      const measured = measure(element)
      if (targetPage.current !== undefined && targetPage.current !== measured.page) return
      targetPage.current = undefined
      setState((known) => (known.page === measured.page && known.pages === measured.pages ? known : measured))
    }
    const takeInHand = ({ type, target }: Event) => {
      // The focus in a slide of the target page moves the row there too.
      if (type === 'focusin' && pageOfSlide(element, target) === targetPage.current) return
      targetPage.current = undefined
    }
    for (const type of BY_HAND) element.addEventListener(type, takeInHand, options)
    element.addEventListener('scroll', read, options)
    const resized = new ResizeObserver(read)
    resized.observe(element)
    return () => {
      ended.abort()
      resized.disconnect()
    }
  }, [row])

  /** Scrolls on by one page. Returns the page that it scrolls to. */
  function step(by: 1 | -1): number {
    const element = row.current
    const first = element?.children[0]
    if (!element || !first) return page
    const measured = measure(element)
    const next = wrapPage((targetPage.current ?? measured.page) + by, measured.pages)
    const slide = element.children[next * measured.perView]
    if (!slide) return measured.page
    targetPage.current = next
    element.scrollTo({ left: distance(first, slide) })
    setState({ page: next, pages: measured.pages })
    return next
  }

  return { page, pages, step }
}
