/** A service, or a job of it, in a city. The city has its id in the API. */
export type ServicePlace = { category: string; city: string; job?: string | undefined }

/** Number of providers on the page of a service or a job in a city. */
export const BEST_PROVIDERS = 3

/** Returns the key of the query for the best providers. */
export function bestProvidersKey({ category, city, job = '' }: ServicePlace, limit = BEST_PROVIDERS) {
  return ['professionals', 'best', category, city, job, limit]
}
