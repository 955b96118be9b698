import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { startDeferred } from '#data/page-data.ts'
import { brandQueries, catalogueQueries, cityQueries, stateQueries } from '#data/queries.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/')({
  staticData: { sitemap: true, asksCity: true },
  loader: async ({ context }) => {
    const { api } = context
    const { bestProvidersQuery, MAX_AT_HOME } = await import('#data/best-providers.ts')
    startDeferred(context, [
      catalogueQueries.popular(api),
      catalogueQueries.primary(api),
      brandQueries.all(api),
      bestProvidersQuery(api, MAX_AT_HOME),
      cityQueries.cards(api),
      stateQueries.cards(api),
    ])
    return { today: dayInIndia(context.renderedAt()) }
  },
  head: ({ match }) =>
    pageHead({
      title: `${company.name}: ${company.tagline}`,
      description: company.description,
      path: paths.home,
      siteOrigin: match.context.siteOrigin,
    }),
  component: Page,
})

function Page() {
  return <HomePage today={Route.useLoaderData().today} />
}
