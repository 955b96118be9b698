import type { QueryClient } from '@tanstack/react-query'
import { isAbsent } from '#api/errors.ts'
import { endless, shorter } from '#worker/cache/entry.ts'
import type { PageReads } from '#worker/cache/stored-page.ts'
import { pause, withTimeout } from '#worker/timeouts.ts'
import type { DirectAnswer } from '#worker/upstream-client/api-read.ts'

/** Creates the record of a rendering that has read nothing. */
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

/** Longest wait (ms) for data that a page is sent without otherwise. */
const MAX_WAIT_MS = 150

/** Resolves with the end of the last read that runs. */
function untilAnswered(queryClient: QueryClient): { answered: Promise<void>; stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() === 0) resolve()
  })
  return { answered: promise, stop }
}

/** Resolves when nothing is being fetched. A read that has ended may start another. */
async function untilIdle(queryClient: QueryClient): Promise<void> {
  while (queryClient.isFetching() > 0) {
    const { answered, stop } = untilAnswered(queryClient)
    await answered.finally(stop)
    await pause(0)
  }
}

/** Waits for the data of a page: a moment for a visitor, or until all reads have ended. */
export function waitForData(queryClient: QueryClient, isWhole: boolean): Promise<void> {
  const idle = untilIdle(queryClient)
  return isWhole ? idle : withTimeout(MAX_WAIT_MS, idle, () => undefined)
}
