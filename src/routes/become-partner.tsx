import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { BecomePartnerPage } from '#features/company/become-partner-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/become-partner')({
  staticData: { sitemap: 'pages' },
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.becomePartner} | ${company.name}`,
      description: pageDescriptions.becomePartner,
      path: paths.becomePartner,
      siteOrigin: match.context.siteOrigin,
    }),
  component: BecomePartnerPage,
})
