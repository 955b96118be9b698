import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useApi } from '#api/api-context.ts'
import { blogQueries } from '#api/queries.ts'
import { AdBanner } from '#components/sections/ad-banner.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { blog } from '#content/blog.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { classNames } from '#lib/class-names.ts'
import { langOf } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { trustSanitizedPost } from '#lib/trusted-types.ts'
import articleCss from '#styles/article.css?url'
import { contentsOf } from './article-outline.ts'
import { PostsUnread } from './blog-states.tsx'
import { FoldedContents, SideContents } from './post-contents.tsx'
import { PostHeader } from './post-header.tsx'
import { RelatedPosts, RelatedSkeleton } from './related-posts.tsx'

/** An article. Its body is markup that the worker made safe before it stored it. */
export function PostPage({ slug, now }: { slug: string; now: number }) {
  const { data, refetch, isFetching } = useSuspenseQuery(blogQueries.detail(useApi(), slug))
  const { siteOrigin, assets } = useRouter().options.context
  const content = data.ok ? data.data.content : ''
  const headings = useMemo(() => contentsOf(content), [content])
  const body = useMemo(() => ({ __html: trustSanitizedPost(content) }), [content])

  if (!data.ok) {
    return (
      <div className="shell py-16">
        <PostsUnread onRetry={() => refetch()} retrying={isFetching} />
      </div>
    )
  }
  const post = data.data
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
                lang={langOf(content)}
                className="article-body"
                dangerouslySetInnerHTML={body}
                suppressHydrationWarning
              />
              <p className="hidden text-sm print:block">
                {blog.post.printedFrom(siteOrigin + paths.post(post.slug))}
              </p>
            </div>
            {headings.length > 0 && <SideContents headings={headings} />}
          </div>
        </div>
      </article>
      <div className="shell mt-14 flex flex-col gap-14 pb-16 md:mt-20 md:gap-20 md:pb-24 print:hidden">
        <AdBanner slot="blog" />
        <Suspense fallback={<RelatedSkeleton />}>
          <RelatedPosts post={post} now={now} />
        </Suspense>
      </div>
    </>
  )
}
