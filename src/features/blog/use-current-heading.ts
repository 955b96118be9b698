import { useEffect, useState } from 'react'
import type { ArticleHeading } from './article-outline.ts'

/** A heading is passed when it is in the upper third of the window or above. */
const READING_LINE = 1 / 3

/** The id of the heading that the reader is below; undefined above the first. */
export function useCurrentHeading(headings: ReadonlyArray<ArticleHeading>): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])

    function update() {
      const line = window.innerHeight * READING_LINE
      setCurrent(elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id)
    }

    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${100 - READING_LINE * 100}% 0px`,
    })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings])

  return current
}
