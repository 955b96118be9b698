import { createIsolateState } from '#worker/cache/edge-cache.ts'
import { createPurgeList } from '#worker/cache/purge-list.ts'
import type { ReadContext } from '#worker/endpoints/api-read.ts'
import { createDirectoryMemory } from '#worker/endpoints/directory-memory.ts'
import type { Origin } from '#worker/origin.ts'

/** What reads in process work with: an origin that is asked for everything, and no store. */
export function readContextOf(origin: Origin): ReadContext {
  return {
    siteOrigin: 'https://sudhaar.example',
    isShared: false,
    origin,
    directory: createDirectoryMemory(),
    purges: createPurgeList(),
    requestId: 'test',
    cache: {
      store: { match: async () => undefined, put: async () => {}, delete: async () => false },
      state: createIsolateState(),
      now: Date.now,
      waitUntil: () => {},
      deadlineMs: 60_000,
    },
  }
}
