import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { bestPeopleQuery, MAX_TECHNICIANS } from '#data/best-people.ts'
import { startDeferred } from '#data/page-data.ts'
import { TopTechniciansPage } from '#features/company/top-technicians-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/top-technicians')({
  loader: ({ context }) => startDeferred(context, [bestPeopleQuery(context.api, MAX_TECHNICIANS)]),
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.topTechnicians} | ${company.name}`,
      ...(import.meta.env.SSR && { description: pageDescriptions.topTechnicians }),
      path: paths.topTechnicians,
      siteOrigin: match.context.siteOrigin,
    }),
  component: TopTechniciansPage,
})
