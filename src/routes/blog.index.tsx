import { createFileRoute, redirect } from '@tanstack/react-router'
import { ifKnown } from '#api/result.ts'
import { feedLinks } from '#catalogue/feed-links.ts'
import { company } from '#content/company.ts'
import { blogDescription, blogHead } from '#content/page-heads.ts'
import { categoryHere, postsIn } from '#data/blog-list.ts'
import { blogQueries } from '#data/blog-queries.ts'
import type { PageContext } from '#data/page-data.ts'
import { BlogPage } from '#features/blog/blog-page.tsx'
import { languageCodes } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { pageNumber, pageParams, parseSearch, stringifySearch, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'

const readSearch = textParams(...pageParams.blog)

/** Redirects a category named in another language to its name here, else to all posts. */
async function leadToCategory({ api }: PageContext, search: Record<string, string>) {
  const { category } = search
  if (!category) return
  const here = await ifKnown(api.blogPosts())
  if (!here || postsIn(here, category).length > 0) return
  for (const code of languageCodes) {
    const posts = await ifKnown(api.blogPosts(code), [])
    if (postsIn(posts, category).length === 0) continue
    const own = categoryHere(here, posts, category)
    throw redirect({ href: paths.blog + stringifySearch({ ...search, category: own }), statusCode: 302 })
  }
}

export const Route = createFileRoute('/blog/')({
  staticData: { sitemap: 'pages', pageType: 'CollectionPage' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { category, page } }) => ({ category, page: pageNumber(page) }),
  loader: async ({ context, location, deps: { category, page } }) => {
    void context.queryClient.prefetchQuery(blogQueries.list(context.api, category || undefined, page))
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
