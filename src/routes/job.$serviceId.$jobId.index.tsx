import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#content/messages.ts'
import { JobNotFound } from '#features/jobs/job-not-found.tsx'
import { JobPage } from '#features/jobs/job-page.tsx'
import { placeHead } from './-page-heads.ts'

export const Route = createFileRoute('/job/$serviceId/$jobId/')({
  staticData: { sitemap: 'jobs', asksCity: true },
  loader: async ({ context, params, location }) => {
    const { loadJob } = await import('./-load-job.ts')
    return loadJob(context, { ...params, search: location.searchStr })
  },
  head: ({ loaderData, match }) => placeHead(loaderData, messages.notFound.job, match),
  component: Page,
  notFoundComponent: JobNotFound,
})

function Page() {
  return <JobPage {...Route.useParams()} listed={Route.useLoaderData().listed} />
}
