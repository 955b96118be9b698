import { createFileRoute, redirect } from '@tanstack/react-router'
import { feedLinks } from '#catalogue/feed-links.ts'
import { company } from '#content/company.ts'
import { blogDescription, blogHead } from '#content/page-heads.ts'
import { blogQueries } from '#data/blog-queries.ts'
import { type PageContext, readForHead } from '#data/page-data.ts'
import { BlogPage } from '#features/blog/blog-page.tsx'
import { languageCodes } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, parseSearch, stringifySearch, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'

const readSearch = textParams(...pageParams.blog)

/** Redirects a category named in another language to its name here, else to all posts. */
async function leadToCategory(context: PageContext, search: Record<string, string>) {
  const { api } = context
  const { category } = search
  if (!category) return
  const answer = await readForHead(context, blogQueries.all(api))
  if (!answer.ok) return
  const { categoryHere, postsIn } = await import('#features/blog/blog-page.tsx')
  if (postsIn(answer.data, category).length > 0) return
  for (const code of languageCodes) {
    const posts = await api.blogPosts(code).catch(() => [])
    if (postsIn(posts, category).length === 0) continue
    const here = categoryHere(answer.data, posts, category)
    throw redirect({ href: paths.blog + stringifySearch({ ...search, category: here }), statusCode: 302 })
  }
}

export const Route = createFileRoute('/blog/')({
  staticData: { sitemap: 'pages', pageType: 'CollectionPage' },
  validateSearch: readSearch,
  loader: async ({ context, location }) => {
    void context.queryClient.prefetchQuery(blogQueries.all(context.api))
    if (import.meta.env.SSR) await leadToCategory(context, parseSearch(location.searchStr))
    return { now: context.renderedAt() }
  },
  head: ({ match }) => {
    const { siteOrigin } = match.context
    const head = pageHead({
      title: `${blogHead.title} | ${company.name}`,
      description: blogDescription,
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
