import { createFileRoute, redirect } from '@tanstack/react-router'
import { waysOn } from '#components/sections/ways-on.ts'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { type ListSearch, wellFormed } from '#data/providers/list-search.ts'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { ProvidersPage } from '#features/providers/providers-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageParams, stringifySearch, textParams } from '#lib/search-params.ts'
import { placeHead } from './-page-heads.ts'

const names = pageParams.professionals
const readSearch = textParams(...names)

/** Returns only the parameters of the list, without others in the link. */
function listSearch(search: ListSearch): ListSearch {
  return Object.fromEntries(names.map((name) => [name, search[name]]))
}

export const Route = createFileRoute('/services/$id/$cityName/professionals')({
  staticData: { ofCity: 'professionals', sitemap: 'professionals' },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => listSearch(search),
  loader: async ({ context, params, deps, location }) => {
    const search = wellFormed(deps)
    if (names.some((name) => search[name] !== deps[name])) {
      const kept = Object.fromEntries(names.map((name) => [name, search[name]]))
      const href = paths.professionals(params.id, params.cityName)
      throw redirect({
        href: href + stringifySearch({ ...location.search, ...kept }),
        statusCode: 301,
        replace: true,
      })
    }
    const { loadProviders } = await import('./-scope-pages.ts')
    return loadProviders(context, { service: params.id, city: params.cityName }, location.searchStr, search)
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.professionals, match),
  component: Page,
  notFoundComponent: ({ data }) => (
    <ScopeNotFound data={data} usual={messages.notFound.professionals} wayOn={waysOn.services} />
  ),
})

function Page() {
  const loaded = Route.useLoaderData()
  const search = listSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const { service, city } = loaded.scope
  return (
    <ScopeContexts {...loaded}>
      <ProvidersPage
        service={service}
        city={city}
        crumbs={loaded.crumbs}
        search={search}
        onSearch={(next) =>
          navigate({
            href: paths.professionals(service.id, city.id) + stringifySearch(next),
            resetScroll: false,
          })
        }
      />
    </ScopeContexts>
  )
}
