import { ButtonLink } from '#components/ui/button.tsx'
import { Note } from '#components/ui/note.tsx'
import { RetryButton } from '#components/ui/retry-button.tsx'
import { blog } from '#content/blog.ts'
import { paths } from '#lib/paths.ts'

/** Shown without posts, or without posts of the category in the address. */
export function NoPosts({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (!filtered) {
    const { title, text, action } = blog.list.empty
    return (
      <Note heading="h2" title={title} text={text}>
        <ButtonLink href={paths.services}>{action}</ButtonLink>
      </Note>
    )
  }
  const { title, text, action } = blog.list.emptyCategory
  return (
    <Note heading="h2" title={title} text={text}>
      <ButtonLink
        href={paths.blog}
        onClick={(event) => {
          event.preventDefault()
          onShowAll()
        }}
      >
        {action}
      </ButtonLink>
    </Note>
  )
}

/** Shown when the list cannot be read. */
export function PostsUnread({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { title, text } = blog.list.failed
  return (
    <Note heading="h2" title={title} text={text}>
      <RetryButton onRetry={onRetry} />
    </Note>
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
