import type { Result } from '#api/result.ts'

/** A service, or a job of it, in a city. The city has its id in the API. */
export type ServicePlace = { category: string; city: string; job?: string | undefined }

/** Number of providers on the page of a service or a job in a city. */
export const BEST_PROVIDERS = 3

/** Returns the key of the query for the best providers. */
export function bestProvidersKey({ category, city, job = '' }: ServicePlace, limit = BEST_PROVIDERS) {
  return ['professionals', 'best', category, city, job, limit]
}

type Found = { providers: ReadonlyArray<unknown>; nearest: unknown }

/** Returns true if the directory lists nobody at a place, but others elsewhere. */
export function hasNobody(best: Result<Found> | undefined): boolean {
  return best?.ok === true && best.data.providers.length === 0 && best.data.nearest !== null
}
