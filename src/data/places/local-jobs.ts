import type { Category, ChildCategory } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'

/** The jobs of a city and their lowest prices there. */
export type LocalOffer = { jobIds?: City['jobIds']; prices?: City['prices'] }

/** Returns the non-empty job groups of a service, in a city with its jobs and prices. */
export function localJobs({ childCategories }: Category, city: LocalOffer = {}): Array<ChildCategory> {
  const has = city.jobIds && new Set(city.jobIds)
  return childCategories
    .map((child) => ({
      ...child,
      superChildren: child.superChildren
        .filter(({ id }) => !has || has.has(id))
        .map((job) => ({ ...job, priceFrom: city.prices?.[job.id] ?? job.priceFrom })),
    }))
    .filter(({ superChildren }) => superChildren.length > 0)
}

/** Returns the lowest price (whole rupees) of the jobs of a page, or undefined if none has a price. */
export function lowestPrice(children: ReadonlyArray<ChildCategory>): number | undefined {
  const prices = children.flatMap(({ superChildren }) =>
    superChildren.flatMap(({ priceFrom }) => (priceFrom === undefined ? [] : [priceFrom])),
  )
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** Returns whether a service has jobs, and whether they have prices. */
export type JobsKnown = 'prices' | 'jobs' | 'none'

export function jobsKnown(children: ReadonlyArray<ChildCategory>): JobsKnown {
  if (lowestPrice(children) !== undefined) return 'prices'
  return children.some(({ superChildren }) => superChildren.length > 0) ? 'jobs' : 'none'
}

/**
 * Returns the number of jobs that can be booked in a city: from the city's own list, else from the upstream, else from
 * the services. Returns undefined if it is unknown.
 */
export function countServices(
  { jobIds, serviceIds, services }: Pick<City, 'jobIds' | 'serviceIds' | 'services'>,
  jobCounts: ReadonlyMap<string, number | undefined>,
): number | undefined {
  if (jobIds) return new Set(jobIds).size
  const counts = serviceIds?.map((id) => jobCounts.get(id)) ?? [undefined]
  const known = counts.filter((count) => count !== undefined)
  return known.length === counts.length
    ? known.reduce((sum, count) => sum + count, 0)
    : (services ?? serviceIds?.length)
}
