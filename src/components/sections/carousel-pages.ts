import { type RefObject, useEffect, useRef, useState } from 'react'
import { pageAt, pageCount, slidesPerView, wrapPage } from './carousel-rules.ts'

/** Where there is no `scrollend` event, a scrolled row counts as settled when it has not moved for this long. */
const SETTLED_MS = 120
/** The visitor takes the row in hand: where a press has sent it counts no more. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown', 'focusin']

/** Calls back when a row has come to rest. A row that moves slowly is not at rest. */
function whenSettled(row: HTMLElement, settled: () => void): () => void {
  if ('onscrollend' in document) {
    row.addEventListener('scrollend', settled)
    return () => row.removeEventListener('scrollend', settled)
  }
  let timer: ReturnType<typeof setTimeout>
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(settled, SETTLED_MS)
  }
  row.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    row.removeEventListener('scroll', onScroll)
  }
}

type Pages = { page: number; pages: number; perView: number }

function measure(row: HTMLElement): Pages {
  const { scrollLeft: left, scrollWidth, clientWidth, children } = row
  const first = children[0]
  const second = children[1] ?? first
  const width = first?.getBoundingClientRect().width ?? 0
  const step = first && second && second !== first ? distance(first, second) : width
  const perView = slidesPerView(clientWidth, width)
  const pages = pageCount(children.length, perView)
  return {
    page: pageAt({ left, most: scrollWidth - clientWidth, page: step * perView }, pages),
    pages,
    perView,
  }
}

function distance(from: Element, to: Element): number {
  return to.getBoundingClientRect().left - from.getBoundingClientRect().left
}

/** Paging for a scroll-snap row. Before hydration the number of pages is 0, because only the browser knows the width. */
export function useCarouselPages(row: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<Pages>({ page: 0, pages: 0, perView: 1 })
  /** Where a press has sent the row, in pixels from its start: a rest on the way there is none. */
  const heading = useRef<number>(undefined)
  const { page, pages } = state

  useEffect(() => {
    const element = row.current
    if (!element) return
    const read = () => {
      if (heading.current !== undefined && Math.abs(element.scrollLeft - heading.current) > 2) return
      heading.current = undefined
      setState(measure(element))
    }
    const stop = whenSettled(element, read)
    const letGo = () => {
      heading.current = undefined
    }
    for (const type of BY_HAND) element.addEventListener(type, letGo, { passive: true })
    // Its first report finds a row that a press, which waited for this code, has measured and moves.
    let isFirst = true
    const resized = new ResizeObserver(() => {
      const measured = measure(element)
      const keepsPage = isFirst
      isFirst = false
      if (!keepsPage) letGo()
      setState((known) => (keepsPage && known.pages > 0 ? known : measured))
    })
    resized.observe(element)
    return () => {
      stop()
      for (const type of BY_HAND) element.removeEventListener(type, letGo)
      resized.disconnect()
    }
  }, [row])

  function show(wanted: number) {
    const element = row.current
    const first = element?.children[0]
    if (!element || !first) return
    // A press that waited for this code is here before the row has been measured.
    const measured = measure(element)
    const next = wrapPage(wanted, measured.pages)
    const slide = element.children[next * measured.perView]
    if (!slide) return
    const left = Math.min(distance(first, slide), element.scrollWidth - element.clientWidth)
    heading.current = left
    element.scrollTo({ left })
    setState({ ...measured, page: next })
  }

  return { page, pages, show, step: (by: number) => show(page + by) }
}
