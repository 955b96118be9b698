import type { CacheAnswer, CacheRead, EdgeCacheOptions } from '#worker/cache/edge-cache.ts'

export * from '#worker/cache/edge-cache.ts'

/**
 * Stands in for the data cache in builds that are measured against frameworks that have none: every read asks the
 * upstream. What is asked, checked and made safe is the product's own.
 */
export function createEdgeCache({ now, deadlineMs, onForward }: EdgeCacheOptions) {
  async function read({ policy, fetchFresh }: CacheRead): Promise<CacheAnswer> {
    onForward?.()
    const entry = { ...(await fetchFresh(deadlineMs)), storedAt: now(), policy }
    return { outcome: 'fetched', instead: 'miss', entry }
  }
  return { read }
}
