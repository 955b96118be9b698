import { createFileRoute } from '@tanstack/react-router'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { StatePage } from '#features/places/state-page.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/state/$stateId/')({
  staticData: { sitemap: 'places' },
  loader: async ({ context, params, location }) => {
    const { loadState } = await import('./-scope-pages.ts')
    return loadState(context, { state: params.stateId }, location.searchStr)
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.state, match),
  component: Page,
  notFoundComponent: ({ data }) => <ScopeNotFound data={data} usual={messages.notFound.state} />,
})

function Page() {
  const loaded = Route.useLoaderData()
  return (
    <ScopeContexts {...loaded}>
      <StatePage {...loaded} />
    </ScopeContexts>
  )
}
