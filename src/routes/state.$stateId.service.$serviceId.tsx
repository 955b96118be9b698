import { createFileRoute } from '@tanstack/react-router'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { StateServicePage } from '#features/places/state-service-page.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/state/$stateId/service/$serviceId')({
  staticData: { sitemap: 'combinations' },
  loader: async ({ context, params, location }) => {
    const { loadStateService } = await import('./-scope-pages.ts')
    return loadStateService(context, { state: params.stateId, service: params.serviceId }, location.searchStr)
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.stateService, match),
  component: Page,
  notFoundComponent: ({ data }) => <ScopeNotFound data={data} usual={messages.notFound.stateService} />,
})

function Page() {
  const loaded = Route.useLoaderData()
  return (
    <ScopeContexts {...loaded}>
      <StateServicePage {...loaded} />
    </ScopeContexts>
  )
}
