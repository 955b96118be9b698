import { createFileRoute } from '@tanstack/react-router'
import { waysOn } from '#components/sections/ways-on.ts'
import { ScopeContexts } from '#components/ui/scope-contexts.tsx'
import { messages } from '#content/messages.ts'
import { JobPage } from '#features/jobs/job-page.tsx'
import { ScopeNotFound } from '#features/places/scope-not-found.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/job/$serviceId/$jobId/')({
  staticData: { sitemap: 'jobs', asksCity: true },
  loader: async ({ context, params, location }) => {
    const { loadJob } = await import('./-scope-pages.ts')
    return loadJob(context, { service: params.serviceId, job: params.jobId }, location.searchStr)
  },
  head: ({ loaderData, match }) => placeHead(loaderData?.head, messages.notFound.job, match),
  component: Page,
  notFoundComponent: ({ data }) => (
    <ScopeNotFound data={data} usual={messages.notFound.job} wayOn={waysOn.services} />
  ),
})

function Page() {
  const loaded = Route.useLoaderData()
  return (
    <ScopeContexts {...loaded}>
      <JobPage {...loaded} />
    </ScopeContexts>
  )
}
