import { createHash } from 'node:crypto'
import { endless, type Lifetime, shorter } from '#worker/cache/entry.ts'
import { pathTag, readTags } from '#worker/page-cache/cache-tags.ts'
import type { DirectAnswer } from '#worker/upstream-client/api-read.ts'
import { watchReads } from '#worker/upstream-client/in-process-api.ts'

/** The metadata of a page for the page cache. */
export type SharedPage = {
  /** Hash of what the page shows: two renderings with the same hash are interchangeable. */
  fingerprint: string
  /** Cache tags, mapped to the age of the tagged data (ms). */
  tags: Record<string, number>
  /** The shortest remaining lifetime of the reads behind the page. */
  lifetime: Lifetime
  /** The end (ms) of the day that the page shows; undefined if it shows none. */
  until: number | undefined
}

export type PageReads = {
  /** Follows a read of the page. */
  watch: (reading: Promise<DirectAnswer>) => Promise<void>
  /** Tags the page with an entry that it shows, as of its rendering. */
  addTag: (tag: string) => void
  /** Returns true if every read so far has ended and none has failed. */
  isSound: () => boolean
  sharedPage: (fingerprint: string, until: number | undefined) => SharedPage
}

/** Follows the reads of the page at `path`, which is rendered at `renderedAt` (ms). */
export function createPageReads(path: string, renderedAt: number): PageReads {
  const reads = watchReads()
  const own = pathTag(path)
  const tags: Record<string, number> = { [own]: renderedAt }
  let lifetime = endless

  function addTag(tag: string, time = renderedAt): void {
    tags[tag] = Math.min(time, tags[tag] ?? time)
  }

  return {
    async watch(reading) {
      const { read } = await reads.watch(reading)
      if (!read) return
      lifetime = shorter(lifetime, read.lifetime)
      for (const tag of [own, ...readTags(read)]) addTag(tag, read.storedAt)
    },
    addTag: (tag) => addTag(tag),
    isSound: reads.isSound,
    sharedPage: (fingerprint, until) => ({ fingerprint, tags, lifetime, until }),
  }
}

/** Hashes the parts of a page. */
export function toHash(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 32)
}
