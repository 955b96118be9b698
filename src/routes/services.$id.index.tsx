import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadService, serviceQueries } from '#data/services/service-queries.ts'
import { ServiceNotFound } from '#features/browse/service-not-found.tsx'
import { ServicePage } from '#features/browse/service-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { serviceHead } from './-page-heads.ts'

export const Route = createFileRoute('/services/$id/')({
  staticData: { sitemap: 'services', asksCity: true },
  loader: async ({ context, params }) => {
    const { id } = params
    void context.queryClient.prefetchQuery(serviceQueries.related(context.api, id))
    const service = await loadService(context, id)
    if (!service) throw notFound()
    return { title: service.title, jobs: service.jobs, today: dayInIndia(context.renderedAt()) }
  },
  head: ({ loaderData, params, match }) =>
    serviceHead(loaderData, undefined, paths.service(params.id), match),
  component: Page,
  notFoundComponent: ServiceNotFound,
})

function Page() {
  const { today } = Route.useLoaderData()
  return <ServicePage id={Route.useParams().id} today={today} />
}
