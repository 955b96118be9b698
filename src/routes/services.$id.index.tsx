import { createFileRoute, notFound } from '@tanstack/react-router'
import { readForHead } from '#data/page-data.ts'
import { listQueries } from '#data/providers/list-queries.ts'
import { loadService, RELATED_TILES, serviceQueries } from '#data/services/service-queries.ts'
import { ServiceNotFound } from '#features/services/service-not-found.tsx'
import { ServicePage } from '#features/services/service-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { serviceHead } from './-page-heads.ts'

export const Route = createFileRoute('/services/$id/')({
  staticData: { sitemap: 'services', asksCity: true },
  loader: async ({ context, params }) => {
    const { id } = params
    void context.queryClient.prefetchQuery(serviceQueries.related(context.api, id, RELATED_TILES))
    const [service, all] = await Promise.all([
      loadService(context, id),
      readForHead(context, listQueries.anywhere(context.api, { category: id })),
    ])
    if (!service) throw notFound()
    const listed = all.ok ? all.data.listed : undefined
    return { title: service.title, jobs: service.jobs, listed, today: dayInIndia(context.renderedAt()) }
  },
  head: ({ loaderData, params, match }) => serviceHead(loaderData, paths.service(params.id), match),
  component: Page,
  notFoundComponent: ServiceNotFound,
})

function Page() {
  const { listed, today } = Route.useLoaderData()
  return <ServicePage id={Route.useParams().id} listed={listed} today={today} />
}
