import { createFileRoute } from '@tanstack/react-router'
import { chosenCity } from '#browser/chosen-city.ts'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { readForHead } from '#data/page-data.ts'
import { catalogueQueries, searchQueries } from '#data/queries.ts'
import { SearchPage } from '#features/search/search-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageNumber, pageParams, SEARCH_PATH, searchText, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'
import { placePart } from '#lib/slug.ts'

const readSearch = textParams(...pageParams.search)

export const Route = createFileRoute('/search')({
  staticData: { ofCity: 'parameter', asksCity: true },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({
    text: searchText(search.q),
    city: search.city && placePart(search.city),
    page: pageNumber(search.page),
  }),
  loader: ({ context, deps }) => {
    const { text } = deps
    const popular = catalogueQueries.popular(context.api)
    if (!text) {
      void context.queryClient.prefetchQuery(popular)
      return
    }
    // Without results, the page shows the popular services.
    void readForHead(context, searchQueries.results(context.api, deps)).then((results) => {
      if (!results.ok || results.data.names.length + results.data.total === 0)
        void context.queryClient.prefetchQuery(popular)
    })
  },
  head: ({ match }) => {
    const text = searchText(match.search.q)
    return pageHead({
      title: `${text ? pageTitles.results(text) : pageTitles.search} | ${company.name}`,
      description: text ? pageDescriptions.results(text) : pageDescriptions.search,
      path: text ? paths.search(text, match.search.city) : SEARCH_PATH,
      noIndex: true,
    })
  },
  component: Page,
})

function Page() {
  const { q, city, page } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      text={searchText(q)}
      city={city && placePart(city)}
      page={pageNumber(page)}
      onSearch={(text) => navigate({ href: paths.search(text, chosenCity().id) })}
    />
  )
}
