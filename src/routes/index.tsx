import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { MAX_AT_HOME, topProvidersQuery } from '#data/providers/top-providers.ts'
import { brandQueries, catalogueQueries } from '#data/queries.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/')({
  staticData: { sitemap: 'pages', asksCity: true },
  loader: async ({ context }) => {
    const { api } = context
    // The script of every page has this loader, but not the reads of its last section.
    const { placeCardQueries } = await import('#data/places/place-cards.ts')
    void context.queryClient.prefetchQuery(catalogueQueries.popular(api))
    void context.queryClient.prefetchQuery(serviceQueries.primary(api))
    void context.queryClient.prefetchQuery(brandQueries.all(api))
    void context.queryClient.prefetchQuery(topProvidersQuery(api, MAX_AT_HOME))
    void context.queryClient.prefetchQuery(placeCardQueries.cities(api))
    void context.queryClient.prefetchQuery(placeCardQueries.states(api))
    return { today: dayInIndia(context.renderedAt()) }
  },
  head: () =>
    pageHead({
      title: `${company.name}: ${company.tagline}`,
      description: company.description,
      path: paths.home,
    }),
  component: Page,
})

function Page() {
  return <HomePage today={Route.useLoaderData().today} />
}
