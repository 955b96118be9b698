import { type ApiClient, createApiClient } from '#api/client.ts'
import type { Variables } from '#worker/app.ts'
import { type ReadContext, readDirectly } from '#worker/endpoints/api-read.ts'

/** Reads are never sent anywhere, and the worker's own pages send nothing. */
const noFetch = () => Promise.reject(new Error('Only reads are answered in process.'))

/**
 * The marketplace API for the worker itself, through the edge cache and without HTTP. `onSettled` is told of every read
 * whether there was an answer; that there is no such entry is one.
 */
export function createInProcessApi(
  context: ReadContext,
  facts: Variables['facts'],
  onSettled?: (answered: boolean) => void,
): ApiClient {
  const started = Date.now()
  return createApiClient({
    fetch: noFetch,
    readDirectly: async (target) => {
      const [path = '', query] = target.split('?')
      const answer = await readDirectly(context, path, new URLSearchParams(query))
      onSettled?.(answer.status === 200 || answer.status === 404)
      facts.upstreamMs = Math.max(facts.upstreamMs ?? 0, Date.now() - started)
      facts.cacheStatus ??= answer.cacheStatus
      return answer
    },
  })
}
