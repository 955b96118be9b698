/**
 * Decides how long the first bytes of a page wait for its data. Data that comes fast (cached, or in process) is worth
 * a short wait, because it then stands in the page in its place and needs no script to be seen. Once something has
 * to come from a slow API, the page leaves at once and the data follows in the stream.
 */
export type ShellTimeout = {
  /** Ends the wait now. */
  expire: () => void
  /** Ends when all of `reads` have ended, or with the timeout. */
  wait: (reads: Promise<unknown>) => Promise<void>
}

export function createShellTimeout(timeoutMs: number): ShellTimeout {
  const { promise: expired, resolve: expire } = Promise.withResolvers<void>()
  return {
    expire,
    wait: async (reads) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs)
      })
      await Promise.race([reads, expired, timeout])
      clearTimeout(timer)
    },
  }
}
