import { createFileRoute } from '@tanstack/react-router'
import { startDeferred } from '#api/page-data.ts'
import { webVitalsQueries } from '#api/queries.ts'
import { company } from '#content/company.ts'
import { webVitalsDescription, webVitalsHead } from '#content/page-heads.ts'
import { WebVitalsPage } from '#features/web-vitals/web-vitals-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/speed')({
  loader: ({ context }) => startDeferred(context, [webVitalsQueries.summary(context.api)]),
  head: ({ match }) =>
    pageHead({
      title: `${webVitalsHead.title} | ${company.name}`,
      ...(import.meta.env.SSR && { description: webVitalsDescription }),
      path: paths.speed,
      siteOrigin: match.context.siteOrigin,
    }),
  component: WebVitalsPage,
})
