import { createApiClient } from '#api/client.ts'
import { hasFigures } from '#api/schemas/web-vitals.ts'
import { type ReadContext, readDirectly } from '#worker/endpoints/api-read.ts'

/** How long an isolate believes what it has read, in milliseconds. */
const BELIEF_MS = 5 * 60_000

/** Plain data only: what an isolate keeps between requests. */
const belief = { answer: false, until: 0 }

/**
 * Whether `/speed` has figures to show, for what every page says of it. It is asked now and then, and no page fails or
 * becomes older for it: without an answer there is nothing to show.
 */
export async function knowsSpeed(context: ReadContext): Promise<boolean> {
  const now = context.cache.now()
  if (now < belief.until && belief.until - now <= BELIEF_MS) return belief.answer
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('Only reads are answered in process.')),
    readDirectly: (path) => readDirectly(context, path, new URLSearchParams()),
  })
  belief.until = now + BELIEF_MS
  belief.answer = await api.webVitals().then(hasFigures, () => false)
  return belief.answer
}
