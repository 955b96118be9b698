import { createFileRoute } from '@tanstack/react-router'
import { TopServicesPage } from '#features/company/top-services-page.tsx'
import { paths } from '#lib/paths.ts'
import { fixedHead } from './-page-heads.ts'

export const Route = createFileRoute('/top-services')({
  staticData: { sitemap: 'pages' },
  head: () => fixedHead('topServices', paths.topServices),
  component: TopServicesPage,
})
