import { createFileRoute } from '@tanstack/react-router'
import { waysOn } from '#components/sections/ways-on.ts'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { ServicePage } from '#features/services/service-page.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/services/$id/$cityName/')({
  staticData: { ofCity: 'service', sitemap: 'combinations' },
  loader: async ({ context, params, location }) => {
    const { loadService } = await import('./-scope-pages.ts')
    return loadService(context, { service: params.id, city: params.cityName }, location.searchStr)
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.service, match),
  component: Page,
  notFoundComponent: ({ data }) => (
    <ScopeNotFound data={data} usual={messages.notFound.service} wayOn={waysOn.services} />
  ),
})

function Page() {
  const loaded = Route.useLoaderData()
  return (
    <ScopeContexts {...loaded}>
      <ServicePage {...loaded} />
    </ScopeContexts>
  )
}
