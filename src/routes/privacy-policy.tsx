import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageTitles } from '#content/page-titles.ts'
import { PrivacyPage } from '#features/company/privacy-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/privacy-policy')({
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.privacy.title} | ${company.name}`,
      description: pageTitles.privacy.description,
      path: paths.privacyPolicy,
      siteOrigin: match.context.siteOrigin,
    }),
  component: PrivacyPage,
})
