import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { CareerPage } from '#features/company/career-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/career')({
  staticData: { sitemap: 'pages' },
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.career} | ${company.name}`,
      description: pageDescriptions.career,
      path: paths.career,
      siteOrigin: match.context.siteOrigin,
    }),
  component: CareerPage,
})
