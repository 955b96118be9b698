import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { providerListHead } from '#content/provider-list.ts'
import { isPlain, type ListSearch, loadList } from '#data/providers/list-search.ts'
import { ListNotFound, ProvidersPage } from '#features/providers/providers-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, stringifySearch, textParams } from '#lib/search-params.ts'
import { getApiId } from '#lib/slug.ts'
import { placeHead } from './-page-heads.ts'
import { requireServiceCity } from './-service-city.ts'
import { withTowns } from './-unserved-town.tsx'

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
    const { id } = params
    const city = await requireServiceCity(context, params.cityName, { serviceId: id, jobId: deps.job })
    const href = paths.professionals(id, city.id)
    if (city.id !== params.cityName) throw redirect({ href: href + location.searchStr, statusCode: 301 })
    const today = dayInIndia(context.renderedAt())
    const list = await loadList(context, deps, { category: id, city: getApiId(city), today })
    if (!list) throw notFound()
    const { title, search, isIndexed, listed } = list
    if (names.some((name) => search[name] !== deps[name])) {
      const rest = Object.fromEntries(names.map((name) => [name, search[name]]))
      const address = href + stringifySearch({ ...location.search, ...rest })
      throw redirect({ href: address, statusCode: 301, replace: true })
    }
    const head = providerListHead(listed, title, city.title)
    const page = {
      title: `${head.title} | ${company.name}`,
      description: head.description,
      path: href,
      noIndex: !(isIndexed && isPlain(search)),
    }
    return { service: { id, title }, city, today, page, listed }
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.page, messages.notFound.service, match),
  component: Page,
  notFoundComponent: withTowns(ListNotFound),
})

function Page() {
  const { listed, service, city, today } = Route.useLoaderData()
  const search = listSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <ProvidersPage
      service={service}
      city={city}
      listed={listed}
      today={today}
      search={search}
      onSearch={(next) =>
        navigate({
          href: paths.professionals(service.id, city.id) + stringifySearch(next),
          resetScroll: false,
        })
      }
    />
  )
}
