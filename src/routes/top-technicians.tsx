import { createFileRoute } from '@tanstack/react-router'
import { MAX_TOP_PROVIDERS, topProvidersQuery } from '#data/providers/top-providers.ts'
import { TopTechniciansPage } from '#features/company/top-technicians-page.tsx'
import { paths } from '#lib/paths.ts'
import { fixedHead } from './-page-heads.ts'

export const Route = createFileRoute('/top-technicians')({
  staticData: { sitemap: 'pages' },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(topProvidersQuery(context.api, MAX_TOP_PROVIDERS))
  },
  head: () => fixedHead('topTechnicians', paths.topTechnicians),
  component: TopTechniciansPage,
})
