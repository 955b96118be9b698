import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { StateServiceNotFound } from '#features/places/not-found.tsx'
import { StateServicePage } from '#features/places/state-service-page.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/state/$stateId/service/$serviceId')({
  staticData: { sitemap: 'combinations' },
  loader: async ({ context, params, location }) => {
    const { loadStateService } = await import('./-load-combination.ts')
    const { stateId: state, serviceId: service } = params
    return loadStateService(context, { state, service, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.stateService, match),
  component: Page,
  notFoundComponent: StateServiceNotFound,
})

function Page() {
  const { state, service, cities, listed } = Route.useLoaderData()
  return <StateServicePage state={state} service={service} cities={cities} listed={listed} />
}
