import { type BoundedMap, createBoundedMap } from '#worker/bounded-map.ts'
import type { StoredPage } from '#worker/page-cache/stored-page.ts'

/** The pages that an isolate holds itself, in front of the Cache API: plain bytes only, of bounded size. */
export type PageMemory = BoundedMap<StoredPage>

/** Most of the memory of a Worker belongs to rendering. */
const MOST_BYTES = 12 * 1024 * 1024

/** Keeps the pages that were asked for last. */
export function createPageMemory(mostBytes = MOST_BYTES): PageMemory {
  return createBoundedMap(mostBytes, ({ bytes }) => bytes.length)
}
