import { isAbsent } from '#api/errors.ts'
import { endless, type Lifetime, shorter } from '#worker/cache/entry.ts'
import type { DirectAnswer } from '#worker/upstream-client/api-read.ts'

/** Age, lifetime and success of the reads behind a page. */
export type PageReads = {
  /** When (ms) the oldest read began, or the rendering. */
  readAt: number
  /** The shortest remaining lifetime of the reads. */
  lifetime: Lifetime
  /** A read failed. A 404 or 410 is an answer, not a failure. */
  hasFailed: boolean
  /** The end (ms) of the day that the page shows; undefined if it shows none. */
  until: number | undefined
}

export function createPageReads(renderedAt: number): PageReads {
  return { readAt: renderedAt, lifetime: endless, hasFailed: false, until: undefined }
}

/** Follows a read of a page. */
export async function followRead(reads: PageReads, reading: Promise<DirectAnswer>): Promise<void> {
  const { status, read } = await reading
  reads.hasFailed ||= status !== 200 && !isAbsent(status)
  if (!read) return
  reads.readAt = Math.min(reads.readAt, read.storedAt)
  reads.lifetime = shorter(reads.lifetime, read.lifetime)
}
