import { createFileRoute } from '@tanstack/react-router'
import { CareerPage } from '#features/company/career-page.tsx'
import { paths } from '#lib/paths.ts'
import { fixedHead } from './-page-heads.ts'

export const Route = createFileRoute('/career')({
  staticData: { sitemap: 'pages' },
  head: () => fixedHead('career', paths.career),
  component: CareerPage,
})
