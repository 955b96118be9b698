import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { TopServicesPage } from '#features/company/top-services-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/top-services')({
  head: ({ match }) =>
    pageHead({
      title: `Top Services: the jobs that homes book most | ${company.name}`,
      description:
        'Leak repair, fan repair, AC service, door repair, bathroom cleaning and room painting: how they are rated, how long they take and what to expect.',
      path: paths.topServices,
      siteOrigin: match.context.siteOrigin,
    }),
  component: TopServicesPage,
})
