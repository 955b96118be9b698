/** How many pages of `perView` slides a row has. */
export function pageCount(slides: number, perView: number): number {
  return Math.ceil(slides / Math.max(1, perView))
}

/** A page number on the ring of pages: one after the last is the first, one before the first is the last. */
export function wrapPage(page: number, pages: number): number {
  return pages < 1 ? 0 : ((page % pages) + pages) % pages
}

/** How many slides of one width fit into a row. */
export function slidesPerView(rowWidth: number, slideWidth: number): number {
  return slideWidth > 0 ? Math.max(1, Math.round(rowWidth / slideWidth)) : 1
}

/** The page that a scrolled row shows. The last page may be shorter than the others, so the end of the row decides it. */
export function pageAt(scroll: { left: number; most: number; page: number }, pages: number): number {
  if (pages < 2 || scroll.page <= 0) return 0
  if (scroll.most - scroll.left < 2) return pages - 1
  return Math.min(pages - 1, Math.round(scroll.left / scroll.page))
}

export type Stillness = {
  /** The visitor pressed Pause. */
  paused: boolean
  /** The pointer is over the row. */
  hovered: boolean
  /** The keyboard is in the row. */
  focused: boolean
  /** The visitor moved the row by hand a moment ago. */
  resting: boolean
  tabHidden: boolean
  reducedMotion: boolean
}

/** A row moves by itself only while nothing speaks against it. */
export function mayAdvance(stillness: Stillness): boolean {
  return !Object.values(stillness).some(Boolean)
}
