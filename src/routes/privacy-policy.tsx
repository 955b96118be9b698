import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { PrivacyPage } from '#features/company/privacy-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/privacy-policy')({
  head: ({ match }) =>
    pageHead({
      title: `Privacy Policy | ${company.name}`,
      description: `Which personal data ${company.name} handles on this website, why, for how long, and your rights under the Digital Personal Data Protection Act, 2023.`,
      path: paths.privacyPolicy,
      siteOrigin: match.context.siteOrigin,
    }),
  component: PrivacyPage,
})
