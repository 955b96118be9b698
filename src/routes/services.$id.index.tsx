import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { startDeferred } from '#data/page-data.ts'
import { servicePart } from '#data/places/resolve-place.ts'
import { loadService, serviceQueries, startBrands } from '#data/services/service-queries.ts'
import { ServiceNotFound } from '#features/browse/service-not-found.tsx'
import { ServicePage } from '#features/browse/service-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { serviceHead } from './-page-heads.ts'

export const Route = createFileRoute('/services/$id/')({
  staticData: { idTag: 'service', asksCity: true },
  loader: async ({ context, params, location }) => {
    const { id } = params
    const [service] = await Promise.all([
      loadService(context, id),
      startDeferred(context, [serviceQueries.related(context.api, id)]),
      startBrands(context, id),
    ])
    if (service && service.id !== id)
      throw redirect({ href: paths.service(service.id) + location.searchStr, statusCode: 301 })
    if (!service) {
      const part = servicePart(id)
      if (part === id) throw notFound()
      throw redirect({ href: paths.service(part) + location.searchStr, statusCode: 301 })
    }
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
