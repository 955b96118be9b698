import { type MouseEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '#lib/plain-click.ts'

/**
 * Lets the link to the next page of a list extend the list in place, and moves the focus to the first new entry. The
 * entries are the children of the element with the returned `ref`.
 */
export function useGrowingList<List extends HTMLElement>(length: number, loadMore: () => void) {
  const ref = useRef<List>(null)
  const firstNew = useRef<number>(null)

  useEffect(() => {
    if (firstNew.current === null || length <= firstNew.current) return
    const entry = ref.current?.children[firstNew.current]
    firstNew.current = null
    if (entry instanceof HTMLElement) entry.focus({ preventScroll: true })
  }, [length])

  function onMore(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    firstNew.current = length
    loadMore()
  }

  return { ref, onMore }
}
