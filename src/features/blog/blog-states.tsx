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

/** A skeleton of two rows of cards. */
export function BlogListSkeleton() {
  return (
    <div className="grid gap-5 pt-19 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      <span className="sr-only">{blog.list.loading}</span>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="skeleton h-112 rounded-xl" />
      ))}
    </div>
  )
}
