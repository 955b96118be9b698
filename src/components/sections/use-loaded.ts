import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Result } from '#api/result.ts'
import { dataOf } from '#data/page-data.ts'

/**
 * Returns the data that the loader of the page has waited for. A later read can fail: then the route shows that.
 * @throws notFound or ApiError
 */
export function useLoaded<T, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Result<T>, Error, Result<T>, Key>,
): T {
  return dataOf(useSuspenseQuery(query).data)
}
