import type { CacheAnswer, CacheRead, EdgeCacheOptions } from '#worker/cache/edge-cache.ts'

export * from '#worker/cache/edge-cache.ts'

/**
 * Replaces the data cache in builds that are compared with frameworks without one: every read asks the upstream. Calls,
 * checks and sanitizing are those of the product.
 */
export function createEdgeCache({ now, deadlineMs, onForward }: EdgeCacheOptions) {
  async function read({ policy, fetchFresh }: CacheRead): Promise<CacheAnswer> {
    onForward?.()
    const entry = { ...(await fetchFresh(deadlineMs)), storedAt: now(), policy }
    return { outcome: 'fetched', instead: 'miss', entry }
  }
  return { read }
}
