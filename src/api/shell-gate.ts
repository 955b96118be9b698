/**
 * Decides how long the first bytes of a page wait for its data. Data that is near (cached, or in process) is worth
 * a short wait, because it then stands in the page in its place and needs no script to be seen. Once something has
 * to come from afar, the page leaves at once and the data follows in the stream.
 */
export type ShellGate = {
  open: () => void
  /** Ends when all of `reads` have settled, the gate was opened, or the patience is over. */
  wait: (reads: Promise<unknown>) => Promise<void>
}

export function createShellGate(patienceMs: number): ShellGate {
  let release: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    open: release,
    wait: async (reads) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const impatient = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs)
      })
      await Promise.race([reads, opened, impatient])
      clearTimeout(timer)
    },
  }
}
