import { createFileRoute } from '@tanstack/react-router'
import { BecomePartnerPage } from '#features/company/become-partner-page.tsx'
import { paths } from '#lib/paths.ts'
import { fixedHead } from './-page-heads.ts'

export const Route = createFileRoute('/become-partner')({
  staticData: { sitemap: 'pages' },
  head: () => fixedHead('becomePartner', paths.becomePartner),
  component: BecomePartnerPage,
})
