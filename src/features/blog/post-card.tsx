import { ArrowRight } from 'lucide'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { blog } from '#content/blog.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { langOf } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { hashtag } from './categories.ts'
import { PostTime } from './post-time.tsx'

type PostCardProps = {
  post: BlogSummary
  now: number
  /** One of the cards that are seen first. */
  priority: boolean
}

/** A post in the list. The whole card leads to its page, where it has one; the link is 'Read More'. */
export function PostCard({ post, now, priority }: PostCardProps) {
  const { title, slug, image, categories, short_description, createdAt } = post
  const [category] = categories
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-low transition duration-200 ease-out focus-within:shadow-mid hover:-translate-y-1 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low">
      <div className="relative overflow-hidden bg-tint">
        <Picture
          src={image}
          fallback={fallbackImages.post}
          alt=""
          width={640}
          height={360}
          priority={priority}
          className="aspect-video h-auto w-full object-cover transition duration-300 ease-out group-hover:scale-[1.03] motion-reduce:group-hover:scale-100"
        />
        {category && (
          <span
            lang={langOf(category)}
            className="absolute top-3 left-3 rounded-full bg-surface px-3 py-1 text-xs font-semibold text-ink shadow-low"
          >
            {category}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        {createdAt && (
          <p className="text-xs text-soft">
            <PostTime createdAt={createdAt} now={now} />
          </p>
        )}
        <h2 lang={langOf(title)} className="mt-2 line-clamp-2 text-lg leading-snug">
          {title}
        </h2>
        <p lang={langOf(short_description)} className="mt-2 line-clamp-(--lines) text-sm text-soft">
          {short_description}
        </p>
        {categories.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-1.5">
            {categories.map((name) => (
              <li key={name} lang={langOf(name)}>
                <Badge tone="plain">{hashtag(name)}</Badge>
              </li>
            ))}
          </ul>
        )}
        {slug && (
          <a
            href={paths.post(slug)}
            aria-label={blog.list.readMoreOf(title)}
            className="mt-auto inline-flex min-h-11 items-end gap-1.5 self-start pt-4 text-sm font-semibold text-primary outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
          >
            {blog.list.readMore}
            <Icon
              node={ArrowRight}
              className="mb-1 size-4 transition duration-200 group-hover:translate-x-1 motion-reduce:group-hover:translate-x-0"
            />
          </a>
        )}
      </div>
    </article>
  )
}
