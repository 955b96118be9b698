import type { QueryClient } from '@tanstack/react-query'
import { pause, withTimeout } from '#worker/timeouts.ts'

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
