import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { CityServicePage } from '#features/places/city-service-page.tsx'
import { StateCityServiceNotFound } from '#features/places/not-found.tsx'
import { placeHead } from './-page-heads.ts'
import { withTowns } from './-unserved-town.tsx'

export const Route = createFileRoute('/state/$stateId/city/$cityId/service/$serviceId')({
  staticData: { ofCity: 'city' },
  loader: async ({ context, params, location }) => {
    const { loadCityService } = await import('./-load-combination.ts')
    const { stateId: state, cityId: city, serviceId: service } = params
    return loadCityService(context, { state, city, service, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.stateCityService, match),
  component: Page,
  notFoundComponent: withTowns(StateCityServiceNotFound),
})

function Page() {
  const { state, city, service, listed } = Route.useLoaderData()
  return <CityServicePage state={state} city={city} service={service} listed={listed} />
}
