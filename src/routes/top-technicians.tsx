import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { TopTechniciansPage } from '#features/company/top-technicians-page.tsx'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/top-technicians')({
  head: ({ match }) =>
    pageHead({
      title: `Top Technicians | ${company.name}`,
      description:
        'Plumbers, electricians and other verified professionals across India, with their experience, skills, certificates and ratings.',
      path: '/top-technicians',
      siteOrigin: match.context.siteOrigin,
    }),
  component: TopTechniciansPage,
})
