import { createFileRoute } from '@tanstack/react-router'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { CityPage } from '#features/places/city-page.tsx'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/city/$id/')({
  staticData: { ofCity: 'city', sitemap: 'places' },
  loader: async ({ context, params, location }) => {
    const { loadCity } = await import('./-scope-pages.ts')
    return loadCity(context, { city: params.id }, location.searchStr)
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.city, match),
  component: Page,
  notFoundComponent: ({ data }) => <ScopeNotFound data={data} usual={messages.notFound.city} />,
})

function Page() {
  const loaded = Route.useLoaderData()
  return (
    <ScopeContexts {...loaded}>
      <CityPage {...loaded} />
    </ScopeContexts>
  )
}
