import { createFileRoute } from '@tanstack/react-router'
import { servicesDescription, servicesTitle } from '#content/page-heads.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { ServicesPage } from '#features/services/services-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageNumber, pageParams, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/services/')({
  staticData: { sitemap: 'pages', asksCity: true },
  validateSearch: textParams(...pageParams.services),
  loaderDeps: ({ search }) => ({ page: pageNumber(search.page) }),
  loader: ({ context, deps: { page } }) => {
    void context.queryClient.prefetchQuery(serviceQueries.all(context.api, undefined, page))
  },
  head: () =>
    pageHead({
      title: servicesTitle,
      description: servicesDescription,
      path: paths.services,
    }),
  component: Page,
})

function Page() {
  return <ServicesPage page={pageNumber(Route.useSearch().page)} />
}
