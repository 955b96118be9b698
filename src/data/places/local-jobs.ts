import type { Category, ChildCategory, SuperChild } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import { jobPrice, type LocalPrices, lowestPrice } from '#data/providers/who-is-listed.ts'
import type { JobsKnown, Price, Priced } from '#lib/listed.ts'

/** The jobs of a place and their prices. */
export type LocalOffer = LocalPrices & { jobIds?: City['jobIds'] }

/** A job with its price at the place of the page. */
export type LocalJob = Omit<SuperChild, 'priceFrom'> & Priced
type LocalGroup = Omit<ChildCategory, 'superChildren'> & { superChildren: Array<LocalJob> }

/** A service with its jobs at the place of the page, and their lowest price. */
export type LocalService = Omit<Category, 'childCategories' | 'priceFrom'> &
  Priced & { childCategories: Array<LocalGroup> }

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
          const price = jobPrice({ id: job.id, priceFrom }, place)
          return { ...job, ...(price && { price }) }
        }),
    }))
    .filter(({ superChildren }) => superChildren.length > 0)
}

/** Returns the price of a service at a place from its jobs there. */
export function priceOfJobs(
  service: Pick<Category, 'childCategories'>,
  place: LocalOffer,
): Price | undefined {
  return lowestPrice(localJobs(service, place).flatMap(({ superChildren }) => superChildren))
}

/** Returns whether a service has jobs, and whether they have prices. */
export function jobsKnown({ price, childCategories }: LocalService): JobsKnown {
  if (price) return 'prices'
  return childCategories.length > 0 ? 'jobs' : 'none'
}
