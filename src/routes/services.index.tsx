import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { ServicesPage } from '#features/browse/services-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/services/')({
  head: ({ match }) =>
    pageHead({
      title: `All home services | ${company.name}`,
      description:
        'Plumbing, electrical work, AC repair, carpentry, painting, cleaning and six more home services, each with its starting price.',
      path: paths.services,
      siteOrigin: match.context.siteOrigin,
    }),
  component: ServicesPage,
})
