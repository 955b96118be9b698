import { createFileRoute } from '@tanstack/react-router'
import { servicesDescription, servicesTitle } from '#content/page-heads.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { ServicesPage } from '#features/services/services-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/services/')({
  staticData: { sitemap: 'pages', asksCity: true },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(serviceQueries.all(context.api))
  },
  head: () =>
    pageHead({
      title: servicesTitle,
      description: servicesDescription,
      path: paths.services,
    }),
  component: ServicesPage,
})
