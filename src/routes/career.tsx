import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { CareerPage } from '#features/company/career-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/career')({
  head: ({ match }) =>
    pageHead({
      title: `Careers and current openings | ${company.name}`,
      description: `Open roles at ${company.name} in technology, operations, partner success and customer care, and what it is like to work here.`,
      path: paths.career,
      siteOrigin: match.context.siteOrigin,
    }),
  component: CareerPage,
})
