import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#features/company/legal-page.tsx'
import { paths } from '#lib/paths.ts'
import { fixedHead } from './-page-heads.ts'

export const Route = createFileRoute('/terms')({
  staticData: { sitemap: 'pages', lastmod: '2026-11-26' },
  head: () => fixedHead('terms', paths.terms),
  component: TermsPage,
})
