import type { AppContext } from '#worker/app-context.ts'
import { isolateSingleton } from '#worker/cache/isolate.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import type { Store } from '#worker/cache/swr-cache.ts'
import { clientKey, isShared, siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import type { ReadContext } from '#worker/upstream-client/api-read.ts'
import { createIsolateState } from '#worker/upstream-client/edge-cache.ts'
import { getOrigin } from '#worker/upstream-client/origin.ts'

export const isolateState = isolateSingleton('api', createIsolateState)

/** Used without a Cache API: finds and keeps nothing. */
const noStore: Store = { match: async () => undefined, put: async () => {}, delete: async () => false }

async function openStore(requestId: string): Promise<Store> {
  try {
    return await caches.open('api')
  } catch (error) {
    log('warn', 'store_failed', { requestId, error: String(error) })
    return noStore
  }
}

/** Returns the context of the reads of a request. All of them end `deadlineMs` from now. */
export async function getReadContext(c: AppContext, deadlineMs: number): Promise<ReadContext> {
  return {
    siteOrigin: siteOrigin(c),
    visitor: clientKey(c.req.raw.headers),
    isShared: isShared(c),
    origin: getOrigin(c),
    requestId: c.get('requestId'),
    samples: c.get('config').site.samples ?? false,
    cache: {
      store: await openStore(c.get('requestId')),
      state: isolateState,
      now: c.get('now'),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      purge: currentPurge(c),
      deadline: AbortSignal.timeout(deadlineMs),
    },
  }
}
