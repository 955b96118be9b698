import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { blogDescription, blogHead } from '#content/page-heads.ts'
import { blogQueries } from '#data/blog-queries.ts'
import { blogFeedLink } from '#data/feed-links.ts'
import { BlogPage } from '#features/blog/blog-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageNumber, pageParams, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/blog/')({
  staticData: { sitemap: 'pages' },
  validateSearch: textParams(...pageParams.blog),
  loaderDeps: ({ search: { category, page } }) => ({ category, page: pageNumber(page) }),
  loader: ({ context, deps: { category, page } }) => {
    void context.queryClient.prefetchQuery(blogQueries.list(context.api, category || undefined, page))
    return { now: context.renderedAt() }
  },
  head: () => {
    const head = pageHead({
      title: `${blogHead.title} | ${company.name}`,
      description: blogDescription,
      path: paths.blog,
    })
    return { ...head, links: [...head.links, ...(import.meta.env.SSR ? [blogFeedLink] : [])] }
  },
  component: Page,
})

function Page() {
  const { now } = Route.useLoaderData()
  const { category, page } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BlogPage
      now={now}
      category={category || undefined}
      page={pageNumber(page)}
      onSelect={(key) => navigate({ search: key ? { category: key } : {}, resetScroll: false })}
    />
  )
}
