import type { ProviderSummary } from '#api/schemas/provider.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { newLabel } from '#content/rating.ts'
import { isNew } from '#lib/reviews.ts'

/** Returns the lowest price of a provider as text: for a job, or without `job` for any. */
export function startingPrice({ jobs }: Pick<ProviderSummary, 'jobs'>, job?: string): string {
  const relevant = job === undefined ? jobs : jobs.filter(({ id }) => id === job)
  const prices = relevant.flatMap(({ priceFrom }) => priceFrom ?? [])
  if (prices.length === 0) return providerStrings.noPrice
  const lowest = Math.min(...prices)
  return job === undefined ? providerStrings.jobsFrom(lowest) : providerStrings.priceFrom(lowest)
}

/** Returns rating, price and first area of a provider in one line. */
export function factsLine(provider: ProviderSummary, job?: string): string {
  const { rating, reviewCount, areas } = provider
  const stars = isNew(reviewCount) ? newLabel : rating !== null && `★ ${rating.toFixed(1)}`
  return [stars, startingPrice(provider, job), areas[0]].filter(Boolean).join(' · ')
}
