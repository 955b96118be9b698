import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { messages } from '#content/messages.ts'
import { readResult } from '#data/query-result.ts'
import type { ScopeParts } from '#data/scope/find-scope.ts'

/** Queries the job of a scope, with its price there. Fails with status 404 if the service or the city lacks it. */
export function jobQuery(api: ApiClient, parts: ScopeParts) {
  const { service = '', job = '', city = '' } = parts
  return queryOptions({
    queryKey: ['job', service, job, city],
    queryFn: (context) =>
      readResult(
        import('./read-job.ts').then(({ readJob }) => readJob(api, parts)),
        context,
      ),
    meta: { errorMessage: messages.errors.categories },
  })
}
