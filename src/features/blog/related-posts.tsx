import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { blogQueries } from '#api/queries.ts'
import type { RelatedPost } from '#api/related-posts.ts'
import type { BlogPost } from '#api/schemas/blog.ts'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { blog } from '#content/blog.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { langOf } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { PostTime } from './post-time.tsx'

function RelatedCard({ post, now }: { post: RelatedPost; now: number }) {
  const { title, slug, image, categories, createdAt } = post
  const [category] = categories
  return (
    <a
      href={paths.post(slug)}
      className="group flex h-full overflow-hidden rounded-xl border border-line bg-surface shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
    >
      <Picture
        src={image}
        fallback={fallbackImages.post}
        alt=""
        width={640}
        height={360}
        className="h-auto min-h-32 w-28 shrink-0 self-stretch bg-tint object-cover sm:w-44"
      />
      <div className="flex min-w-0 flex-col justify-center gap-1.5 p-4 sm:p-5">
        {category && (
          <span lang={langOf(category)} className="text-xs font-semibold text-primary">
            {category}
          </span>
        )}
        <h3
          lang={langOf(title)}
          className="line-clamp-5 leading-snug font-bold transition group-hover:text-primary"
        >
          {title}
        </h3>
        <span className="text-xs text-soft">
          <PostTime createdAt={createdAt} now={now} />
        </span>
      </div>
    </a>
  )
}

/** What to read next; nothing at all when there is no other post. */
export function RelatedPosts({ post, now }: { post: BlogPost; now: number }) {
  const { data } = useSuspenseQuery(blogQueries.related(useApi(), post))
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="print:hidden">
      <SectionHeading id="related-title" title={blog.post.related} />
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {data.data.map((related) => (
          <li key={related.slug}>
            <RelatedCard post={related} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const CARDS = [0, 1, 2, 3]

/** As large as four related posts. */
export function RelatedSkeleton() {
  return (
    <div className="print:hidden">
      <div className="skeleton mb-6 h-9 w-56 md:mb-8" />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {CARDS.map((card) => (
          <div key={card} className="skeleton h-32 rounded-xl" />
        ))}
      </div>
    </div>
  )
}
