import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { CityPage } from '#features/places/city-page.tsx'
import { CityNotFound } from '#features/places/not-found.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/state/$stateId/city/$cityId/')({
  staticData: { ofCity: 'city' },
  loader: async ({ context, params, location }) => {
    const { loadCity } = await import('./-load-place.ts')
    return loadCity(context, { city: params.cityId, state: params.stateId, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.city, match),
  component: Page,
  notFoundComponent: CityNotFound,
})

function Page() {
  return <CityPage id={Route.useParams().cityId} />
}
