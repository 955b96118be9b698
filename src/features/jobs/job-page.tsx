import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#components/sections/page-context.ts'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { jobQuery } from '#data/services/job-query.ts'
import type { Listed } from '#lib/listed.ts'
import { getApiId } from '#lib/slug.ts'
import { JobBar } from './job-bar.tsx'
import { JobExtent } from './job-extent.tsx'
import { JobHero } from './job-hero.tsx'

const JobMore = lazy(() => import('./job-more.tsx').then(({ JobMore }) => JobMore))

type JobPageProps = {
  serviceId: string
  jobId: string
  city?: Place | undefined
  listed: Listed
}

/** A job, in a city or anywhere: its price, what it includes, who does it. */
export function JobPage({ serviceId, jobId, city, listed }: JobPageProps) {
  const { data } = useSuspenseQuery(jobQuery(useApi(), serviceId, jobId, city?.id))
  if (!data.ok) return null
  const { job, facts } = data.data
  const booking = { service: serviceId, job: jobId, city: city && getApiId(city) }
  return (
    <>
      <JobHero page={data.data} city={city} booking={booking} listed={listed} />
      <div className="shell flex flex-col gap-10 py-8 md:gap-20 md:py-14">
        <JobExtent facts={facts} />
        <Late
          key={`${serviceId}/${jobId}`}
          className="flex flex-col gap-10 [contain-intrinsic-block-size:auto_100rem] md:gap-20"
        >
          <JobMore serviceId={serviceId} jobId={jobId} city={city} />
        </Late>
      </div>
      {listed !== 0 && <JobBar job={job} booking={booking} />}
    </>
  )
}
