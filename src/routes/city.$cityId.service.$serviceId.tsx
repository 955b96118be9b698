import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { CityServicePage } from '#features/places/city-service-page.tsx'
import { CityServiceNotFound } from '#features/places/not-found.tsx'
import { placeHead } from './-page-heads.ts'
import { withTowns } from './-unserved-town.tsx'

export const Route = createFileRoute('/city/$cityId/service/$serviceId')({
  staticData: { ofCity: 'city' },
  loader: async ({ context, params, location }) => {
    const { loadCityService } = await import('./-load-combination.ts')
    const { cityId: city, serviceId: service } = params
    return loadCityService(context, { city, service, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.cityService, match),
  component: Page,
  notFoundComponent: withTowns(CityServiceNotFound),
})

function Page() {
  const { city, service, listed } = Route.useLoaderData()
  return <CityServicePage city={city} service={service} listed={listed} />
}
