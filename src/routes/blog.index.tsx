import { createFileRoute } from '@tanstack/react-router'
import { startDeferred } from '#api/page-data.ts'
import { blogQueries } from '#api/queries.ts'
import { company } from '#content/company.ts'
import { feedLinks } from '#content/feeds.ts'
import { blogDescription, blogHead } from '#content/page-heads.ts'
import { BlogPage } from '#features/blog/blog-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageParams, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'

const readSearch = textParams(...pageParams.blog)

export const Route = createFileRoute('/blog/')({
  validateSearch: readSearch,
  loader: async ({ context }) => {
    await startDeferred(context, [blogQueries.all(context.api)])
    return { now: context.renderedAt() }
  },
  head: ({ match }) => {
    const { siteOrigin } = match.context
    const head = pageHead({
      title: `${blogHead.title} | ${company.name}`,
      ...(import.meta.env.SSR && { description: blogDescription }),
      path: paths.blog,
      siteOrigin,
    })
    return { ...head, links: [...head.links, ...(import.meta.env.SSR ? feedLinks(siteOrigin) : [])] }
  },
  component: Page,
})

function Page() {
  const { now } = Route.useLoaderData()
  const { category } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BlogPage
      now={now}
      category={category || undefined}
      onSelect={(key) => navigate({ search: key ? { category: key } : {}, resetScroll: false })}
    />
  )
}
