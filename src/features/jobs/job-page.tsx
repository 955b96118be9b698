import { use } from 'react'
import { useApi } from '#components/sections/page-context.ts'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import type { ScopeWith } from '#data/scope/find-scope.ts'
import { jobQuery } from '#data/services/job-query.ts'
import { JobBar } from './job-bar.tsx'
import { JobExtent } from './job-extent.tsx'
import { JobHero } from './job-hero.tsx'

const JobMore = lazy(() => import('./job-more.tsx').then(({ JobMore }) => JobMore))

type JobPageProps = { scope: ScopeWith<'service' | 'job'>; crumbs: ReadonlyArray<Crumb> }

/** A job, in a city or anywhere: its price, what it includes, who does it. */
export function JobPage({ scope: { service, job, city }, crumbs }: JobPageProps) {
  const booking = { service: service.id, job: job.id, city: city?.id }
  const page = useLoaded(jobQuery(useApi(), booking))
  const { count } = use(ListedContext)
  return (
    <>
      <JobHero page={page} city={city} booking={booking} crumbs={crumbs} />
      <div className="shell flex flex-col gap-10 py-8 md:gap-20 md:py-14">
        <JobExtent facts={page.facts} />
        <Late
          key={`${service.id}/${job.id}`}
          className="flex flex-col gap-10 [contain-intrinsic-block-size:auto_100rem] md:gap-20"
        >
          <JobMore page={page} city={city} />
        </Late>
      </div>
      {count !== 0 && <JobBar job={page.job} booking={booking} />}
    </>
  )
}
