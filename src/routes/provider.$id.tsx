import { createFileRoute, notFound } from '@tanstack/react-router'
import { startDeferred } from '#api/page-data.ts'
import { categoryQueries } from '#api/queries.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { providerDescription } from '#content/page-heads.ts'
import { ProviderNotFound } from '#features/provider/provider-not-found.tsx'
import { ProviderPage } from '#features/provider/provider-page.tsx'
import { tabFrom } from '#features/provider/tabs.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'
import { absentHead } from './-absent-head.ts'

const readSearch = textParams(...pageParams.provider)

export const Route = createFileRoute('/provider/$id')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ tab: tabFrom(search.tab) }),
  loader: async ({ context, params, deps: { tab } }) => {
    const { providerCards } = await import('#content/providers.ts')
    const card = providerCards.find(({ id }) => id === params.id)
    if (!card) throw notFound()
    if (tab === 'services')
      await startDeferred(context, [categoryQueries.detail(context.api, card.serviceId)])
    return { name: card.name, title: card.title, address: card.address }
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return absentHead(messages.notFound.provider, match)
    const { name, title, address } = loaderData
    return pageHead({
      title: `${name}: ${title} | ${company.name}`,
      description: providerDescription(name, title, address),
      path: paths.provider(params.id),
      siteOrigin: match.context.siteOrigin,
      noIndex: true,
    })
  },
  component: Page,
  notFoundComponent: ProviderNotFound,
})

function Page() {
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProviderPage
      id={id}
      tab={tabFrom(tab)}
      onTab={(next) =>
        navigate({ search: next === 'about' ? {} : { tab: next }, replace: true, resetScroll: false })
      }
    />
  )
}
