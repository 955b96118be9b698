import type { Category, ChildCategory, SuperChild } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { Price, Priced } from '#lib/listed.ts'
import type { ListedPrices } from './listed-query.ts'

/** The jobs of a place: `listed` are the prices of its providers, `prices` the upstream's usual ones in the city. */
export type LocalOffer = {
  jobIds?: City['jobIds']
  prices?: City['prices']
  listed?: ListedPrices
}

/** A job with its price at the place of the page. */
export type LocalJob = Omit<SuperChild, 'priceFrom'> & Priced
type LocalGroup = Omit<ChildCategory, 'superChildren'> & { superChildren: Array<LocalJob> }

/** A service with its jobs at the place of the page. */
export type LocalService = Omit<Category, 'childCategories' | 'priceFrom'> & {
  childCategories: Array<LocalGroup>
}

/** Returns a usual price; undefined without an amount. */
export function usualPrice(amount: number | undefined): Price | undefined {
  return amount === undefined ? undefined : { amount, kind: 'usual' }
}

/** Returns the price of a job: the lowest of the listed providers, else the usual one. */
export function localPrice(
  { id, priceFrom }: Pick<SuperChild, 'id' | 'priceFrom'>,
  { listed, prices }: LocalOffer,
): Price | undefined {
  return listed?.[id] ?? usualPrice(prices?.[id] ?? priceFrom)
}

/** Returns the non-empty job groups of a service with the jobs and prices of a place. */
export function localJobs(
  { childCategories }: Pick<Category, 'childCategories'>,
  place: LocalOffer,
): Array<LocalGroup> {
  const has = place.jobIds && new Set(place.jobIds)
  return childCategories
    .map((child) => ({
      ...child,
      superChildren: child.superChildren
        .filter(({ id }) => !has || has.has(id))
        .map(({ priceFrom, ...job }) => {
          const price = localPrice({ id: job.id, priceFrom }, place)
          return { ...job, ...(price && { price }) }
        }),
    }))
    .filter(({ superChildren }) => superChildren.length > 0)
}

type Groups = ReadonlyArray<{ superChildren: ReadonlyArray<Priced> }>

/** Returns the lowest price of the jobs of a page, so that no job below costs less than its head says. */
export function lowestPrice(groups: Groups): Price | undefined {
  const prices = groups.flatMap(({ superChildren }) => superChildren.flatMap(({ price }) => price ?? []))
  const isUsual = ({ kind }: Price) => Number(kind === 'usual')
  return prices.sort((one, other) => one.amount - other.amount || isUsual(one) - isUsual(other))[0]
}

/** `none` for a service without jobs, `jobs` for one whose jobs have no prices. */
export type JobsKnown = 'prices' | 'jobs' | 'none'

/** Returns whether a service has jobs, and whether they have prices. */
export function jobsKnown(children: Groups): JobsKnown {
  if (lowestPrice(children)) return 'prices'
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
