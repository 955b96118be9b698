import type { StoredPage } from '#worker/page-cache/stored-page.ts'

/** The pages that an isolate holds itself, in front of the Cache API: plain bytes only, of bounded size. */
export type PageMemory = {
  get: (key: string) => StoredPage | undefined
  set: (key: string, page: StoredPage) => void
}

/** A Worker has 128 MB; most of it belongs to rendering. */
const MOST_BYTES = 12 * 1024 * 1024

/** Keeps the pages that were asked for last. */
export function createPageMemory(mostBytes = MOST_BYTES): PageMemory {
  const pages = new Map<string, StoredPage>()
  let heldBytes = 0

  function drop(key: string): void {
    heldBytes -= pages.get(key)?.bytes.length ?? 0
    pages.delete(key)
  }

  return {
    get(key) {
      const page = pages.get(key)
      if (page) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    set(key, page) {
      drop(key)
      if (page.bytes.length > mostBytes / 4) return
      pages.set(key, page)
      heldBytes += page.bytes.length
      for (const oldest of pages.keys()) {
        if (heldBytes <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
