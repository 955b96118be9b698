import { ChevronDown } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { blog } from '#content/blog.ts'
import { langOf } from '#lib/language.ts'
import type { ArticleHeading } from './article-outline.ts'

/** A heading is passed when it is in the upper third of the window or anywhere above: also after a jump. */
const PASSED = '1000000px 0px -67% 0px'

/** The id of the heading that the reader is below; undefined above the first. */
function useCurrentHeading(headings: ReadonlyArray<ArticleHeading>): string | undefined {
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

type ContentsProps = { headings: ReadonlyArray<ArticleHeading> }

function Links({ headings, current }: ContentsProps & { current: string | undefined }) {
  return (
    <ol className="border-l border-line text-sm">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a
            href={`#${encodeURIComponent(id)}`}
            lang={langOf(text)}
            aria-current={id === current ? 'location' : undefined}
            className={`-ml-px flex min-h-11 items-center border-l-2 border-transparent py-2 lg:min-h-0 leading-snug text-soft transition hover:text-primary aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary ${level === 3 ? 'pl-8' : 'pl-4'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The table of contents above the article, on screens that have no room for it beside. */
export function FoldedContents({ headings }: ContentsProps) {
  return (
    <details className="group rounded-xl border border-line bg-surface shadow-low lg:hidden print:hidden">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-xl px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {blog.post.contents}
        <Icon node={ChevronDown} className="size-5 text-soft transition group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-4">
        <Links headings={headings} current={undefined} />
      </div>
    </details>
  )
}

/** The table of contents that stays beside the article and marks where the reader is. */
export function SideContents({ headings }: ContentsProps) {
  const current = useCurrentHeading(headings)
  return (
    <nav
      aria-labelledby="contents-title"
      className="sticky top-[calc(var(--header-height)+2rem)] hidden max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto lg:block print:hidden"
    >
      <p id="contents-title" className="mb-3 text-sm font-bold">
        {blog.post.contents}
      </p>
      <Links headings={headings} current={current} />
    </nav>
  )
}
