import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { TermsPage } from '#features/company/legal-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/terms')({
  staticData: { sitemap: 'pages', lastmod: '2026-11-26' },
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.terms} | ${company.name}`,
      description: pageDescriptions.terms,
      path: paths.terms,
      siteOrigin: match.context.siteOrigin,
    }),
  component: TermsPage,
})
