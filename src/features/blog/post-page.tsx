import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ChevronDown } from 'lucide'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { trustSanitizedPost } from '#browser/trusted-types.ts'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { useApi } from '#components/sections/page-context.ts'
import { PromotionPlace } from '#components/sections/promotion-place.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { blog } from '#content/blog.ts'
import { messages } from '#content/messages.ts'
import { blogQueries, type RelatedPost } from '#data/blog-queries.ts'
import { classNames } from '#lib/class-names.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import articleCss from '#styles/article.css?url'
import { type ArticleHeading, getContents } from './article-outline.ts'
import { PostHeader } from './post-header.tsx'
import { PostJobs } from './post-jobs.tsx'
import { PostTime } from './post-time.tsx'

export function PostNotFound() {
  const toBlog = { label: messages.actions.backToBlog, href: paths.blog }
  return <StatusScreen {...messages.notFound.post} action={toBlog} />
}

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
        className="h-auto min-h-32 w-28 shrink-0 self-stretch bg-tint object-cover lg:w-44"
      />
      <div className="flex min-w-0 flex-col justify-center gap-1.5 p-4 sm:p-5">
        {category && (
          <span lang={getLang(category)} className="text-xs font-semibold text-primary">
            {category}
          </span>
        )}
        <h3
          lang={getLang(title)}
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

/** Related posts; nothing when there is no other post. */
function RelatedPosts({ slug, now }: { slug: string; now: number }) {
  const { data } = useSuspenseQuery(blogQueries.related(useApi(), slug))
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

/** A heading is passed when it is in the upper third of the window or above it, also after a jump. */
const PASSED = '1000000px 0px -67% 0px'

/** Returns the id of the last passed heading; undefined above the first. */
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
            lang={getLang(text)}
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

/** The table of contents above the article, on screens without room beside it. */
function FoldedContents({ headings }: ContentsProps) {
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

/** The table of contents beside the article, which marks the current heading. */
function SideContents({ headings }: ContentsProps) {
  const current = useCurrentHeading(headings)
  return (
    <nav
      aria-labelledby="contents-title"
      className="sticky -mx-2 px-2 top-[calc(var(--header-height)+2rem)] hidden max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto lg:block print:hidden"
    >
      <p id="contents-title" className="mb-3 text-sm font-bold">
        {blog.post.contents}
      </p>
      <Links headings={headings} current={current} />
    </nav>
  )
}

/** An article. Its body is markup that the worker sanitized before it stored it. */
export function PostPage({ slug, now }: { slug: string; now: number }) {
  const post = useLoaded(blogQueries.detail(useApi(), slug))
  const { assets } = useRouter().options.context
  const { content } = post
  const headings = useMemo(() => getContents(content), [content])
  const body = useMemo(() => ({ __html: trustSanitizedPost(content) }), [content])

  return (
    <>
      <link rel="stylesheet" href={articleCss} precedence="page" integrity={assets?.integrity[articleCss]} />
      <article className="article-page shell">
        <div
          className={classNames('mx-auto max-w-2xl print:max-w-none', headings.length > 0 && 'lg:max-w-252')}
        >
          <PostHeader post={post} now={now} />
          <Picture
            src={post.image}
            fallback={fallbackImages.post}
            alt=""
            width={640}
            height={360}
            priority
            className="mt-6 aspect-video h-auto w-full rounded-xl bg-tint object-cover md:mt-8 md:aspect-2/1 md:rounded-2xl print:hidden"
          />
          <div className="mt-8 justify-between gap-x-16 md:mt-12 lg:grid lg:grid-cols-[minmax(0,42rem)_17rem] print:block">
            <div className="flex flex-col gap-8">
              {headings.length > 0 && <FoldedContents headings={headings} />}
              {/* Its links may lead to the visitor's city before React compares them (components/ui/service-link.tsx). */}
              <div
                lang={getLang(content)}
                className="article-body"
                dangerouslySetInnerHTML={body}
                suppressHydrationWarning
              />
              <PostJobs jobs={post.jobs} />
            </div>
            {headings.length > 0 && <SideContents headings={headings} />}
          </div>
        </div>
      </article>
      <div className="shell mt-14 flex flex-col gap-14 pb-16 md:mt-20 md:gap-20 md:pb-24 print:hidden">
        <PromotionPlace slot="blog" />
        <Suspense fallback={<div className="skeleton h-80 rounded-xl print:hidden" />}>
          <RelatedPosts slug={post.slug} now={now} />
        </Suspense>
      </div>
    </>
  )
}
