import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { MAX_TOP_PROVIDERS, topProvidersQuery } from '#data/providers/top-providers.ts'
import { TopTechniciansPage } from '#features/company/top-technicians-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/top-technicians')({
  staticData: { sitemap: 'pages' },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(topProvidersQuery(context.api, MAX_TOP_PROVIDERS))
  },
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.topTechnicians} | ${company.name}`,
      description: pageDescriptions.topTechnicians,
      path: paths.topTechnicians,
      siteOrigin: match.context.siteOrigin,
    }),
  component: TopTechniciansPage,
})
