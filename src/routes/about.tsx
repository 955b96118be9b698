import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { AboutPage } from '#features/company/about-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/about')({
  staticData: { sitemap: 'pages', pageType: 'AboutPage' },
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.about} | ${company.name}`,
      description: pageDescriptions.about,
      path: paths.about,
      siteOrigin: match.context.siteOrigin,
    }),
  component: AboutPage,
})
