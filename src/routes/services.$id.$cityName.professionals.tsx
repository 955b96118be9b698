import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { citiesElsewhere, findServiceCity } from '#api/places/service-city.ts'
import { servicePart } from '#api/places/service-part.ts'
import { isPlain, type ListSearch } from '#api/professionals/list-search.ts'
import { loadList } from '#api/professionals/load-list.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { professionalListHead } from '#content/page-heads.ts'
import { ListNotFound } from '#features/professionals/list-not-found.tsx'
import { ProfessionalsPage } from '#features/professionals/professionals-page.tsx'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, stringifySearch, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'
import { absentHead } from './-absent-head.ts'

const names = pageParams.professionals
const readSearch = textParams(...names)

/** The parameters of the list, and no others that a link has brought along. */
function listSearch(search: ListSearch): ListSearch {
  return Object.fromEntries(names.map((name) => [name, search[name]]))
}

export const Route = createFileRoute('/services/$id/$cityName/professionals')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => listSearch(search),
  loader: async ({ context, params, deps, location }) => {
    const id = servicePart(params.id)
    const found = await findServiceCity(context, params.cityName, id)
    if (!found) throw notFound()
    const { city, state, isOffered } = found
    if (!isOffered) throw notFound({ data: await citiesElsewhere(context, id, state?.id) })
    const href = paths.professionals(id, city.id)
    if (id !== params.id || city.id !== params.cityName)
      throw redirect({ href: href + location.searchStr, statusCode: 301 })
    const today = dayInIndia(context.renderedAt())
    const list = await loadList(context, deps, { category: id, city: city.id, today })
    if (!list) throw notFound()
    const { title, search, isIndexed } = list
    if (names.some((name) => search[name] !== deps[name])) {
      const rest = Object.fromEntries(names.map((name) => [name, search[name]]))
      const address = href + stringifySearch({ ...location.search, ...rest })
      throw redirect({ href: address, statusCode: 301, replace: true })
    }
    return { title, city, today, isIndexed: isIndexed && isPlain(search) }
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return absentHead(messages.notFound.professionals, match)
    const { title, city, isIndexed } = loaderData
    const words = professionalListHead(title, city.title)
    return pageHead({
      title: `${words.title} | ${company.name}`,
      description: words.description,
      path: paths.professionals(params.id, params.cityName),
      siteOrigin: match.context.siteOrigin,
      noIndex: !isIndexed,
    })
  },
  component: Page,
  notFoundComponent: ListNotFound,
})

function Page() {
  const { title, city, today } = Route.useLoaderData()
  const { id } = Route.useParams()
  const search = listSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <ProfessionalsPage
      trade={{ id, title }}
      city={city}
      today={today}
      search={search}
      onSearch={(next) =>
        navigate({ href: paths.professionals(id, city.id) + stringifySearch(next), resetScroll: false })
      }
    />
  )
}
