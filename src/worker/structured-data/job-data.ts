import { jobCrumbs } from '#catalogue/breadcrumbs.ts'
import type { PageContext } from '#data/page-data.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { jobQuery } from '#data/services/job-query.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { cityNode, serviceNode } from '#worker/structured-data/subjects.ts'

type LoadedJob = { service: Place; job: string; city?: Place }

/** Returns JSON-LD for a job. Its price is that of a real provider. */
export function jobData(
  jobId: string,
  { service, job: title, city }: LoadedJob,
  context: PageContext,
  page: Page,
): StructuredData {
  const loaded = cachedData(context, jobQuery(context.api, service.id, jobId, city?.id))
  const price = loaded?.job.price
  const isNamed = price?.kind === 'provider'
  return {
    picture: ['services', service.id],
    crumbs: jobCrumbs(service, title, city),
    subject: serviceNode(
      {
        service: { id: jobId, title },
        type: service.title,
        area: city && cityNode(city, undefined, page.origin),
        price: isNamed ? price.amount : undefined,
        priceTo: isNamed ? loaded?.priceTo : undefined,
      },
      page,
    ),
  }
}
