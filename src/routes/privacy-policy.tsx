import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { PrivacyPage } from '#features/company/legal-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { sitemap: 'pages', lastmod: '2026-11-25' },
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.privacy} | ${company.name}`,
      description: pageDescriptions.privacy,
      path: paths.privacyPolicy,
      siteOrigin: match.context.siteOrigin,
    }),
  component: PrivacyPage,
})
