import type { ReadContext } from '#worker/upstream-client/api-read.ts'
import { createIsolateState } from '#worker/upstream-client/edge-cache.ts'
import type { Origin } from '#worker/upstream-client/origin.ts'

/** Returns the context of in-process reads: every read asks the origin, and nothing is stored. */
export function getReadContext(origin: Origin): ReadContext {
  return {
    siteOrigin: 'https://company.example',
    visitor: 'a visitor',
    origin,
    requestId: 'test',
    cache: {
      openStore: async () => ({
        match: async () => undefined,
        put: async () => {},
        delete: async () => false,
      }),
      state: createIsolateState(),
      now: Date.now,
      waitUntil: () => {},
      purge: { soft: 0, hard: 0 },
    },
  }
}
