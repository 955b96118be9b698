import type { ProviderSummary } from '#api/schemas/provider.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { newLabel } from '#content/rating.ts'
import type { Booking } from '#lib/booking.ts'
import { isNew } from '#lib/reviews.ts'

type WithJobs = Pick<ProviderSummary, 'jobs'>

/** Returns the lowest price of a provider: for a job, or without `job` for any. */
function lowestPrice({ jobs }: WithJobs, job: string | undefined): number | undefined {
  const relevant = job === undefined ? jobs : jobs.filter(({ id }) => id === job)
  const prices = relevant.flatMap(({ priceFrom }) => priceFrom ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/**
 * Returns the lowest price of a provider as text: for a job, or without `job` for any. On a page of a service the
 * provider has only the jobs of it.
 */
export function startingPrice(
  provider: WithJobs,
  { service, job }: Pick<Booking, 'service' | 'job'> = {},
): string {
  const lowest = lowestPrice(provider, job)
  if (lowest === undefined) return providerStrings.noPrice
  const isOfAnyJob = service === undefined && job === undefined
  return isOfAnyJob ? providerStrings.jobsFrom(lowest) : providerStrings.priceFrom(lowest)
}

/** Returns rating, price and first area of a provider in one line. */
export function factsLine(provider: ProviderSummary, job?: string): string {
  const { rating, reviewCount, areas } = provider
  const stars = isNew(reviewCount) ? newLabel : rating !== null && `★ ${rating.toFixed(1)}`
  const lowest = lowestPrice(provider, job)
  const price = lowest !== undefined && providerStrings.priceFrom(lowest)
  return [stars, price, areas[0]].filter(Boolean).join(' · ')
}
