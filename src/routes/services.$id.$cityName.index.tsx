import { createFileRoute } from '@tanstack/react-router'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { ServicePage } from '#features/services/service-page.tsx'
import { paths } from '#lib/paths.ts'
import { placeHead } from './-page-heads.ts'

const services = { label: messages.actions.browseAll, href: paths.services }

export const Route = createFileRoute('/services/$id/$cityName/')({
  staticData: { ofCity: 'service', sitemap: 'combinations' },
  loader: async ({ context, params, location }) => {
    const { loadService } = await import('./-scope-pages.ts')
    return loadService(context, { service: params.id, city: params.cityName }, location.searchStr)
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.service, match),
  component: Page,
  notFoundComponent: ({ data }) => (
    <ScopeNotFound data={data} usual={messages.notFound.service} wayOn={services} />
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
