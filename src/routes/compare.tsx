import { createFileRoute, redirect } from '@tanstack/react-router'
import { readCritical } from '#api/page-data.ts'
import { comparedIds, comparisonQuery } from '#api/professionals/comparison-query.ts'
import { company } from '#content/company.ts'
import { compareHead } from '#content/page-heads.ts'
import { ComparePage } from '#features/professionals/compare-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageParams, stringifySearch, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'

const readSearch = textParams(...pageParams.compare)

export const Route = createFileRoute('/compare')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ with: search.with, job: search.job }),
  loader: async ({ context, deps, location }) => {
    const ids = comparedIds(deps.with)
    const query = comparisonQuery(context.api, ids)
    const found = ids.length > 0 ? await readCritical(context, query) : undefined
    const job = found?.jobs.find(({ id }) => id === deps.job)?.id
    const asked = ids.length > 0 ? ids.join() : undefined
    if (asked !== deps.with || job !== deps.job) {
      const search = stringifySearch({ ...location.search, with: asked, job })
      const href = paths.compareForm + search.replaceAll('%2C', ',')
      throw redirect({ href, statusCode: 301, replace: true })
    }
    return { ids, job }
  },
  head: ({ match }) =>
    pageHead({
      title: `${compareHead.title} | ${company.name}`,
      description: compareHead.description,
      path: paths.compareForm,
      siteOrigin: match.context.siteOrigin,
      noIndex: true,
    }),
  component: Page,
})

function Page() {
  const { ids, job } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      ids={ids}
      job={job}
      onJob={(next) => navigate({ href: paths.compare(ids, next), replace: true, resetScroll: false })}
    />
  )
}
