import { jobCrumbs } from '#catalogue/breadcrumbs.ts'
import type { PageContext } from '#data/page-data.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { jobQuery } from '#data/services/job-query.ts'
import { jobQuestions } from '#data/services/job-questions.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { cityNode, serviceNode } from '#worker/structured-data/subjects.ts'

type LoadedJob = { service: Place; job: string; city?: Place }

/** Returns JSON-LD for a job. Its prices are those that can be booked: neither usual ones nor those of samples. */
export function jobData(
  jobId: string,
  { service, job: title, city }: LoadedJob,
  context: PageContext,
  page: Page,
): StructuredData {
  const loaded = cachedData(context, jobQuery(context.api, service.id, jobId, city?.id))
  const { priceFrom, isUsual, isSample } = loaded?.job ?? {}
  const isBookable = !isUsual && !isSample
  const faqs = loaded ? jobQuestions(loaded, city?.title) : []
  return {
    picture: ['services', service.id],
    crumbs: jobCrumbs(service, title, city),
    subject: serviceNode(
      {
        service: { id: jobId, title },
        type: service.title,
        area: city && cityNode(city, undefined, page.origin),
        price: isBookable ? priceFrom : undefined,
        priceTo: loaded?.priceTo,
      },
      page,
    ),
    ...(faqs.length > 0 && { faqs }),
  }
}
