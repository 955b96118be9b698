import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#features/company/legal-page.tsx'
import { paths } from '#lib/paths.ts'
import { fixedHead } from './-page-heads.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { sitemap: 'pages', lastmod: '2026-11-25' },
  head: () => fixedHead('privacy', paths.privacyPolicy),
  component: PrivacyPage,
})
