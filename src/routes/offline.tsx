import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { pageTitles } from '#content/page-heads.ts'
import { OfflinePage } from '#features/offline/offline-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

/** The service worker shows this page at an address without a copy when there is no connection. */
export const Route = createFileRoute('/offline')({
  head: () =>
    pageHead({
      title: `${pageTitles.offline} | ${company.name}`,
      path: paths.offline,
      noIndex: true,
    }),
  component: OfflinePage,
})
