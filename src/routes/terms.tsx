import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { TermsPage } from '#features/company/terms-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/terms')({
  head: ({ match }) =>
    pageHead({
      title: `Terms & Conditions | ${company.name}`,
      description: `The terms of ${company.name} in five sections: booking, prices and cancellation, quality of work, liability, and how to raise a grievance.`,
      path: paths.terms,
      siteOrigin: match.context.siteOrigin,
    }),
  component: TermsPage,
})
