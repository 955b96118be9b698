import { createFileRoute } from '@tanstack/react-router'
import { JobNotFound } from '#features/job/job-not-found.tsx'
import { JobPage } from '#features/job/job-page.tsx'
import { paths } from '#lib/paths.ts'
import { getJobHead, loadJob } from './-load-job.ts'

export const Route = createFileRoute('/job/$serviceId/$jobId/$cityName')({
  loader: ({ context, params, location }) => loadJob(context, { ...params, search: location.searchStr }),
  head: ({ loaderData, params, match }) =>
    getJobHead(loaderData, paths.jobPage(params.serviceId, params.jobId, params.cityName), match),
  component: Page,
  notFoundComponent: JobNotFound,
})

function Page() {
  const { serviceId, jobId } = Route.useParams()
  return <JobPage serviceId={serviceId} jobId={jobId} city={Route.useLoaderData().city} />
}
