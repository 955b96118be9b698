import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readForHead } from '#data/page-data.ts'
import { BEST_PROVIDERS, listedHere, listQueries } from '#data/providers/list-queries.ts'
import { loadService, RELATED_TILES, serviceQueries } from '#data/services/service-queries.ts'
import { ServiceNotFound } from '#features/services/service-not-found.tsx'
import { ServicePage } from '#features/services/service-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { getApiId } from '#lib/slug.ts'
import { serviceHead } from './-page-heads.ts'
import { requireServiceCity } from './-service-city.ts'
import { withTowns } from './-unserved-town.tsx'

export const Route = createFileRoute('/services/$id/$cityName/')({
  staticData: { ofCity: 'service', sitemap: 'combinations' },
  loader: async ({ context, params, location }) => {
    const { id } = params
    const city = await requireServiceCity(context, params.cityName, { serviceId: id })
    const best = listQueries.best(context.api, { category: id, city: getApiId(city) }, BEST_PROVIDERS)
    void context.queryClient.prefetchQuery(serviceQueries.related(context.api, id, RELATED_TILES, city.id))
    const [service, providers] = await Promise.all([
      loadService(context, id, city.id),
      readForHead(context, best),
    ])
    if (!service) throw notFound()
    if (city.id !== params.cityName)
      throw redirect({ href: paths.serviceInCity(id, city.id) + location.searchStr, statusCode: 301 })
    // Imported here, so that pages without a city do not load the list of drawings.
    const { placeDrawing } = await import('#catalogue/places/drawings.ts')
    const drawing = placeDrawing('cities', city.id)
    return {
      title: service.title,
      jobs: service.jobs,
      ...listedHere(providers),
      city: { ...city, drawing },
      today: dayInIndia(context.renderedAt()),
    }
  },
  head: ({ loaderData, params, match }) =>
    serviceHead(loaderData, paths.serviceInCity(params.id, params.cityName), match),
  component: Page,
  notFoundComponent: withTowns(ServiceNotFound),
})

function Page() {
  const { city, listed, today } = Route.useLoaderData()
  return <ServicePage id={Route.useParams().id} city={city} listed={listed} today={today} />
}
