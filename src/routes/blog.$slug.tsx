import { createFileRoute, redirect } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { blogQueries } from '#data/blog-queries.ts'
import { blogFeedLink } from '#data/feed-links.ts'
import { readEntry } from '#data/page-data.ts'
import { PostNotFound, PostPage } from '#features/blog/post-page.tsx'
import { paths } from '#lib/paths.ts'
import { cutText, pageHead } from '#lib/seo.ts'
import { absentHead } from './-page-heads.ts'

/** Maximum length of a description (specification section 9). */
const DESCRIPTION_LENGTH = 160

export const Route = createFileRoute('/blog/$slug')({
  staticData: { sitemap: 'posts' },
  loader: async ({ context, params, location }) => {
    void context.queryClient.prefetchQuery(blogQueries.related(context.api, params.slug))
    const post = await readEntry(context, blogQueries.detail(context.api, params.slug))
    if (post.slug !== params.slug)
      throw redirect({ href: paths.post(post.slug) + location.searchStr, statusCode: 301 })
    return {
      title: post.title,
      description: cutText(post.seo_description || post.short_description, DESCRIPTION_LENGTH),
      now: context.renderedAt(),
    }
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return absentHead(messages.notFound.post, match)
    const { title, description } = loaderData
    const head = pageHead({
      title: title + company.blogTitleSuffix,
      description,
      path: paths.post(params.slug),
    })
    return { ...head, links: [...head.links, ...(import.meta.env.SSR ? [blogFeedLink] : [])] }
  },
  component: Page,
  notFoundComponent: PostNotFound,
})

function Page() {
  return <PostPage slug={Route.useParams().slug} now={Route.useLoaderData().now} />
}
