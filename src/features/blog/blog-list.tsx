import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { blogQueries } from '#api/queries.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { blog } from '#content/blog.ts'
import { NoPosts, PostsUnread } from './blog-states.tsx'
import { categoriesOf, postsIn } from './categories.ts'
import { CategoryFilter } from './category-filter.tsx'
import { PostCard } from './post-card.tsx'

/** Specification section 9: the cards come in 0.1 s after each other. Those further down do not keep a reader waiting. */
const STAGGER_S = 0.1
const LAST_STAGGERED = 8
const FIRST_ROW = 3

type BlogListProps = {
  now: number
  category: string | undefined
  onSelect: (category: string | undefined) => void
}

/** The posts of the chosen category below the choice. */
export function BlogList({ now, category, onSelect }: BlogListProps) {
  const { data, refetch, isFetching } = useSuspenseQuery(blogQueries.all(useApi()))
  if (!data.ok) return <PostsUnread onRetry={() => refetch()} retrying={isFetching} />
  const categories = categoriesOf(data.data)
  const posts = postsIn(data.data, category)
  const name = categories.find(({ key }) => key === category)?.name
  return (
    <>
      {categories.length > 0 && (
        <CategoryFilter categories={categories} selected={category} onSelect={onSelect} />
      )}
      <p role="status" className="mt-6 mb-4 text-sm text-soft">
        <ApiText>{blog.list.shown(posts.length, name)}</ApiText>
      </p>
      {posts.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {posts.map((post, index) => (
            <li
              key={post._id}
              className="rise"
              style={{ animationDelay: `${Math.min(index, LAST_STAGGERED) * STAGGER_S}s` }}
            >
              <PostCard post={post} now={now} priority={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      ) : (
        <NoPosts filtered={category !== undefined} onShowAll={() => onSelect(undefined)} />
      )}
    </>
  )
}
