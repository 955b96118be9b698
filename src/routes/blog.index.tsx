import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { startDeferred } from '#api/page-data.ts'
import { blogQueries } from '#api/queries.ts'
import { blog } from '#content/blog.ts'
import { company } from '#content/company.ts'
import { BlogPage } from '#features/blog/blog-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: v.looseObject({ category: v.optional(v.string()) }),
  loader: async ({ context }) => {
    await startDeferred(context, [blogQueries.all(context.api)])
    return { now: context.renderedAt() }
  },
  head: ({ match }) =>
    pageHead({
      title: `${blog.list.title} | ${company.name}`,
      description: blog.list.description,
      path: paths.blog,
      siteOrigin: match.context.siteOrigin,
    }),
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
