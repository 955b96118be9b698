import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { JobNotFound } from '#features/jobs/job-not-found.tsx'
import { JobPage } from '#features/jobs/job-page.tsx'
import { placeHead } from './-page-heads.ts'
import { withTowns } from './-unserved-town.tsx'

export const Route = createFileRoute('/job/$serviceId/$jobId/$cityName')({
  staticData: { ofCity: 'job', sitemap: 'jobs' },
  loader: async ({ context, params, location }) => {
    const { loadJob } = await import('./-load-job.ts')
    return loadJob(context, { ...params, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.job, match),
  component: Page,
  notFoundComponent: withTowns(JobNotFound),
})

function Page() {
  const { serviceId, jobId } = Route.useParams()
  const { city, listed } = Route.useLoaderData()
  return <JobPage serviceId={serviceId} jobId={jobId} city={city} listed={listed} />
}
