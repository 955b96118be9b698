import { type RefObject, useEffect } from 'react'
import { isBroken } from '#lib/is-broken.ts'

/**
 * Shows `fallback` in the place of every image inside an element that does not load, also of those that failed before
 * the page was hydrated. One listener for all: a category has up to a hundred.
 */
export function useFallbackImages(element: RefObject<HTMLElement | null>, fallback: string): void {
  useEffect(() => {
    const root = element.current
    if (!root) return
    function replace(image: HTMLImageElement) {
      if (image.getAttribute('src') !== fallback) image.src = fallback
    }
    function onError({ target }: Event) {
      if (target instanceof HTMLImageElement) replace(target)
    }
    for (const image of root.querySelectorAll('img')) if (isBroken(image)) replace(image)
    // The event does not bubble.
    root.addEventListener('error', onError, true)
    return () => root.removeEventListener('error', onError, true)
  }, [element, fallback])
}
