import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#features/company/about-page.tsx'
import { paths } from '#lib/paths.ts'
import { fixedHead } from './-page-heads.ts'

export const Route = createFileRoute('/about')({
  staticData: { sitemap: 'pages' },
  head: () => fixedHead('about', paths.about),
  component: AboutPage,
})
