import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { BecomePartnerPage } from '#features/company/become-partner-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/become-partner')({
  head: ({ match }) =>
    pageHead({
      title: `Become a Partner | ${company.name}`,
      description: `Join ${company.name} as a plumber, electrician, painter or other professional: how it works, what you need and when you are paid.`,
      path: paths.becomePartner,
      siteOrigin: match.context.siteOrigin,
    }),
  component: BecomePartnerPage,
})
