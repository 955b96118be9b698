import { createFileRoute } from '@tanstack/react-router'
import { startDeferred } from '#api/page-data.ts'
import { speedQueries } from '#api/queries.ts'
import { company } from '#content/company.ts'
import { speedHead } from '#content/speed.ts'
import { SpeedPage } from '#features/speed/speed-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/speed')({
  loader: ({ context }) => startDeferred(context, [speedQueries.summary(context.api)]),
  head: ({ match }) =>
    pageHead({
      title: `${speedHead.title} | ${company.name}`,
      description: speedHead.description,
      path: paths.speed,
      siteOrigin: match.context.siteOrigin,
    }),
  component: SpeedPage,
})
