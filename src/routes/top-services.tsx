import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { TopServicesPage } from '#features/company/top-services-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/top-services')({
  staticData: { sitemap: 'pages', pageType: 'CollectionPage' },
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.topServices} | ${company.name}`,
      description: pageDescriptions.topServices,
      path: paths.topServices,
      siteOrigin: match.context.siteOrigin,
    }),
  component: TopServicesPage,
})
