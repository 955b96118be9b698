/**
 * The ref of an element that can be removed while it has the focus. The focus then moves to the part around it, else to
 * the content of the page.
 */
export function keepFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const home =
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector('main')
    home?.focus({ preventScroll: true })
  }
}
