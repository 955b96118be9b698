import { isAbsent } from '#api/errors.ts'
import { endless, shorter } from '#worker/cache/entry.ts'
import type { PageReads } from '#worker/cache/stored-page.ts'
import type { DirectAnswer } from '#worker/upstream-client/api-read.ts'

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
