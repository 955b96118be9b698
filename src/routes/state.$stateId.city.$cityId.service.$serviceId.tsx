import { createFileRoute } from '@tanstack/react-router'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { CityServicePage } from '#features/places/city-service-page.tsx'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/state/$stateId/city/$cityId/service/$serviceId')({
  staticData: { ofCity: 'city' },
  loader: async ({ context, params, location }) => {
    const { loadCityService } = await import('./-scope-pages.ts')
    return loadCityService(
      context,
      { state: params.stateId, city: params.cityId, service: params.serviceId },
      location.searchStr,
    )
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.stateCityService, match),
  component: Page,
  notFoundComponent: ({ data }) => <ScopeNotFound data={data} usual={messages.notFound.stateCityService} />,
})

function Page() {
  const loaded = Route.useLoaderData()
  return (
    <ScopeContexts {...loaded}>
      <CityServicePage {...loaded} />
    </ScopeContexts>
  )
}
