import { createFileRoute, isNotFound, redirect } from '@tanstack/react-router'
import { ifKnown } from '#api/result.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { providerDescription, providerTitle } from '#content/page-heads.ts'
import { type PageContext, readEntry } from '#data/page-data.ts'
import type { reviewsQuery } from '#data/providers/provider-queries.ts'
import { ProviderNotFound, ProviderPage } from '#features/providers/provider-page.tsx'
import { tabFrom } from '#features/providers/provider-tabs.ts'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'
import { absentHead } from './-page-heads.ts'

const readSearch = textParams(...pageParams.provider)

/** Returns true if the loader's `notFound` says that the profile was withdrawn. */
function isGone(error: unknown): boolean {
  return isNotFound(error) && error.data?.status === 410
}

/** Reads a page of reviews. Returns false if it could not be read, so that its section says so. */
async function readReviews(
  { queryClient }: PageContext,
  query: ReturnType<typeof reviewsQuery>,
): Promise<boolean> {
  const pages = await ifKnown(queryClient.fetchInfiniteQuery(query))
  if (!pages) queryClient.removeQueries({ queryKey: query.queryKey })
  return pages !== undefined
}

export const Route = createFileRoute('/provider/$id')({
  staticData: { sitemap: 'professionals' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { tab, after } }) => ({ after: tabFrom(tab) === 'reviews' ? after : undefined }),
  loader: async ({ context, params: { id }, deps: { after }, location }) => {
    const [{ providerViewQueries }, { reviewsQuery }] = await Promise.all([
      import('#data/providers/provider-page.ts'),
      import('#data/providers/provider-queries.ts'),
    ])
    const view = await readEntry(context, providerViewQueries.detail(context, id))
    const { provider, city, services, jobs, isBuiltIn } = view
    if (provider.id !== id)
      throw redirect({ href: paths.provider(provider.id) + location.searchStr, statusCode: 301 })
    void context.queryClient.prefetchQuery(providerViewQueries.similar(context.api, provider))
    const isRead =
      after === undefined || (await readReviews(context, reviewsQuery(context.api, provider, after)))
    const { name, title, areas, sample } = provider
    const has = {
      jobs: jobs.length > 0,
      prices: jobs.some(({ price }) => price),
      pictures: provider.gallery.length > 0,
      reviews: provider.reviews.length > 0,
    }
    const today = dayInIndia(context.renderedAt())
    const head = { name, title, area: areas[0], place: city, service: services[0]?.title, isBuiltIn, has }
    return { ...head, sample, today, isUnread: !isRead }
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData)
      return absentHead(isGone(match.error) ? messages.gone.provider : messages.notFound.provider, match)
    return pageHead({
      title: `${providerTitle(loaderData)} | ${company.name}`,
      description: providerDescription(loaderData),
      path: paths.provider(params.id),
      noIndex: loaderData.sample,
    })
  },
  component: Page,
  notFoundComponent: ({ data }) => <ProviderNotFound isGone={isGone({ isNotFound: true, data })} />,
})

function Page() {
  const { id } = Route.useParams()
  const { today, isUnread } = Route.useLoaderData()
  const { tab, after } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProviderPage
      id={id}
      today={today}
      tab={tabFrom(tab)}
      after={after}
      isUnread={isUnread}
      onTab={(next) =>
        navigate({
          search: ({ tab: _tab, after: _after, ...kept }) => ({
            ...kept,
            ...(next !== 'about' && { tab: next }),
          }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
