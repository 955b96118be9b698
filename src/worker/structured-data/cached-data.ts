import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { PageContext } from '#api/page-data.ts'
import type { Settled } from '#api/settled.ts'

/** What the page has read already; undefined when it has not, or could not. */
export function cachedData<T>(
  { queryClient }: PageContext,
  { queryKey }: { queryKey: DataTag<QueryKey, Settled<T>, Error> },
): T | undefined {
  const answer = queryClient.getQueryData(queryKey)
  return answer?.ok ? answer.data : undefined
}
