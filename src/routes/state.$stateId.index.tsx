import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { StateNotFound } from '#features/places/not-found.tsx'
import { StatePage } from '#features/places/state-page.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/state/$stateId/')({
  staticData: { sitemap: 'places' },
  loader: async ({ context, params, location }) => {
    const { loadState } = await import('./-load-place.ts')
    return loadState(context, { state: params.stateId, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.state, match),
  component: Page,
  notFoundComponent: StateNotFound,
})

function Page() {
  return <StatePage id={Route.useParams().stateId} listed={Route.useLoaderData().listed} />
}
