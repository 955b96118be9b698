import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageTitles } from '#content/page-titles.ts'
import { TopServicesPage } from '#features/company/top-services-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/top-services')({
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.topServices.title} | ${company.name}`,
      description: pageTitles.topServices.description,
      path: paths.topServices,
      siteOrigin: match.context.siteOrigin,
    }),
  component: TopServicesPage,
})
