import { createFileRoute, redirect } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { comparisonPage } from '#content/comparison.ts'
import { messages } from '#content/messages.ts'
import { readEntry } from '#data/page-data.ts'
import { comparedIds, comparisonQuery } from '#data/providers/comparison-query.ts'
import { ComparePage } from '#features/compare/compare-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageParams, stringifySearch, textParams } from '#lib/search-params.ts'
import { placeHead } from './-page-heads.ts'

const readSearch = textParams(...pageParams.compare)

export const Route = createFileRoute('/compare')({
  staticData: { stored: 'never' },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ with: search.with, service: search.service, job: search.job }),
  loader: async ({ context, deps, location }) => {
    const ids = comparedIds(deps.with)
    const query = comparisonQuery(context.api, ids, deps.service)
    const comparison = ids.length > 0 ? await readEntry(context, query) : undefined
    const job = comparison?.jobs.find(({ id }) => id === deps.job)?.id
    const requestedIds = ids.length > 0 ? ids.join() : undefined
    if (requestedIds !== deps.with || job !== deps.job) {
      const search = stringifySearch({ ...location.search, with: requestedIds, job })
      const href = paths.compareForm + search.replaceAll('%2C', ',')
      throw redirect({ href, statusCode: 301, replace: true })
    }
    const page = {
      title: `${comparisonPage.title} | ${company.name}`,
      description: comparisonPage.description,
      path: paths.compareForm,
      noIndex: true,
    }
    return { ids, service: deps.service, job, page }
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.page, messages.notFound.provider, match),
  component: Page,
})

function Page() {
  const { ids, service, job } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      ids={ids}
      service={service}
      job={job}
      onJob={(next) =>
        navigate({
          href: paths.compare(ids, { ...(service && { service }), ...(next && { job: next }) }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
