import { ArrowLeft, Clock } from 'lucide'
import type { BlogPost } from '#api/schemas/blog.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { blog } from '#content/blog.ts'
import { blogCrumbs } from '#content/breadcrumbs.ts'
import { messages } from '#content/messages.ts'
import { langOf } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { readingMinutes } from './article-outline.ts'
import { PostTime } from './post-time.tsx'
import { ShareButton } from './share-button.tsx'

/** The way to the article, what it is about, and how long it takes. */
export function PostHeader({ post, now }: { post: BlogPost; now: number }) {
  const { title, slug, categories, createdAt, content } = post
  return (
    <header className="pt-6 md:pt-8">
      <div className="print:hidden">
        <Breadcrumb crumbs={blogCrumbs(title)} />
        <a
          href={paths.blog}
          className="mt-3 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 text-sm font-semibold text-primary underline-offset-4 hover:underline md:mt-4"
        >
          <Icon node={ArrowLeft} className="size-4" />
          {messages.actions.backToBlog}
        </a>
      </div>
      {categories.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2 md:mt-6">
          {categories.map((name) => (
            <li key={name} lang={langOf(name)}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <h1 lang={langOf(title)} className="mt-4 max-w-4xl text-3xl text-balance wrap-anywhere">
        {title}
      </h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-2 sm:gap-x-3 gap-y-1 text-sm text-soft">
          {createdAt && (
            <>
              <PostTime createdAt={createdAt} now={now} />
              <span aria-hidden="true">·</span>
            </>
          )}
          <span className="inline-flex items-center gap-1.5">
            <Icon node={Clock} className="hidden size-4 sm:block" />
            {blog.post.readingTime(readingMinutes(content))}
          </span>
        </p>
        <ShareButton title={title} path={paths.post(slug)} />
      </div>
    </header>
  )
}
