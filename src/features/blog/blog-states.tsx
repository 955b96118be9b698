import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { RetryButton } from '#components/ui/retry-button.tsx'
import { blog } from '#content/blog.ts'
import { paths } from '#lib/paths.ts'

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-2xl border border-line bg-surface px-6 py-14 text-center shadow-low">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-soft">{text}</p>
      <div className="mt-3">{children}</div>
    </div>
  )
}

/** Shown without posts, or without posts of the category in the address. */
export function NoPosts({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (!filtered) {
    const { title, text, action } = blog.list.empty
    return (
      <Notice title={title} text={text}>
        <ButtonLink href={paths.services}>{action}</ButtonLink>
      </Notice>
    )
  }
  const { title, text, action } = blog.list.emptyCategory
  return (
    <Notice title={title} text={text}>
      <ButtonLink
        href={paths.blog}
        onClick={(event) => {
          event.preventDefault()
          onShowAll()
        }}
      >
        {action}
      </ButtonLink>
    </Notice>
  )
}

/** Shown when the list cannot be read. */
export function PostsUnread({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { title, text } = blog.list.failed
  return (
    <Notice title={title} text={text}>
      <RetryButton onRetry={onRetry} />
    </Notice>
  )
}

const CHIPS = ['w-14', 'w-32', 'w-28', 'w-26', 'w-24', 'w-28']
const CARDS = [0, 1, 2, 3, 4, 5]

/** A skeleton of the filter and two rows of cards. */
export function BlogListSkeleton() {
  return (
    <div>
      <span className="sr-only">{blog.list.loading}</span>
      <div className="flex gap-2 overflow-hidden py-1">
        {CHIPS.map((width, index) => (
          <div key={index} className={`skeleton h-11 shrink-0 rounded-full ${width}`} />
        ))}
      </div>
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {CARDS.map((card) => (
          <div key={card} className="overflow-hidden rounded-xl border border-line bg-surface shadow-low">
            <div className="skeleton aspect-video rounded-none" />
            <div className="flex flex-col gap-3 p-6">
              <div className="skeleton h-4 w-24" />
              <div className="skeleton h-12" />
              <div className="skeleton h-16" />
              <div className="skeleton h-6 w-40" />
              <div className="skeleton mt-4 h-5 w-28" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
