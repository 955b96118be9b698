import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { CityPage } from '#features/places/city-page.tsx'
import { CityNotFound } from '#features/places/not-found.tsx'
import { placeHead } from './-page-heads.ts'
import { withTowns } from './-unserved-town.tsx'

export const Route = createFileRoute('/city/$id/')({
  staticData: { ofCity: 'city', sitemap: 'places' },
  loader: async ({ context, params, location }) => {
    const { loadCity } = await import('./-load-place.ts')
    return loadCity(context, { city: params.id, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.city, match),
  component: Page,
  notFoundComponent: withTowns(CityNotFound),
})

function Page() {
  return <CityPage id={Route.useParams().id} />
}
