import { type RefObject, useEffect, useState } from 'react'
import { pageAt, pageCount, slidesPerView, wrapPage } from './carousel-rules.ts'

/** A scrolled row counts as settled when it has not moved for this long. */
const SETTLED_MS = 120

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
  const { page, pages, perView } = state

  useEffect(() => {
    const element = row.current
    if (!element) return
    const read = () => setState(measure(element))
    let settled: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(settled)
      settled = setTimeout(read, SETTLED_MS)
    }
    const resized = new ResizeObserver(read)
    resized.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(settled)
      resized.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [row])

  function show(wanted: number) {
    const element = row.current
    const first = element?.children[0]
    const next = wrapPage(wanted, pages)
    const slide = element?.children[next * perView]
    if (!element || !first || !slide) return
    element.scrollTo({ left: distance(first, slide) })
    setState({ page: next, pages, perView })
  }

  return { page, pages, show, step: (by: number) => show(page + by) }
}
