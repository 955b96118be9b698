import { useEffect, useState } from 'react'
import type { ArticleHeading } from './article-outline.ts'

/** A heading is passed when it is in the upper third of the window or anywhere above: also after a jump. */
const PASSED = '1000000px 0px -67% 0px'

/** The id of the heading that the reader is below; undefined above the first. */
export function useCurrentHeading(headings: ReadonlyArray<ArticleHeading>): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(headings.findLast(({ id }) => passed.has(id))?.id)
      },
      { rootMargin: PASSED },
    )
    for (const { id } of headings) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [headings])

  return current
}
