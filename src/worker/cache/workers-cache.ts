import type { AppContext } from '#worker/app-context.ts'

/** Workers Cache reads this header before others, and does not pass it on (docs/decisions/020-workers-cache.md). */
export const WORKERS_CACHE_CONTROL = 'Cloudflare-CDN-Cache-Control'

/** Returns Cloudflare's Workers Cache, which answers before the worker runs; undefined if it is off. */
function getWorkersCache(context: object): CacheContext | undefined {
  return 'cache' in context ? (context.cache as CacheContext | undefined) : undefined
}

/**
 * Returns the header of an answer for Workers Cache; undefined if it is off. It keeps what is the same for every visitor
 * (`shared`), and only at the address of SITE_URL, because its key has no host.
 */
export function workersCacheControl(c: AppContext, shared = 'no-store'): string | undefined {
  if (!getWorkersCache(c.executionCtx)) return undefined
  return c.get('url')?.origin === c.get('config')?.settings.SITE_URL ? shared : 'no-store'
}

/**
 * Purges Workers Cache in all data centers. After a soft purge it asks the worker again, by the entity tag, and may
 * serve the old page if that fails. Does nothing if it is off. @throws if Cloudflare refuses
 */
export async function purgeWorkersCache(context: object, isHard: boolean): Promise<void> {
  const cache = getWorkersCache(context)
  if (!cache) return
  const everything = { purgeEverything: true }
  const { success, errors } = await (isHard ? cache.purge(everything) : cache.invalidate(everything))
  const [error] = errors
  if (error) throw new Error(`Workers Cache: ${error.code} ${error.message}`)
  if (!success) throw new Error('Workers Cache refused')
}
