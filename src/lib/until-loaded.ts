const FIRST_PAUSE_MS = 2_000

/** Resolves when the connection has come back, or after the time, if one is given. */
export function untilOnline(ms?: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    if (ms !== undefined) setTimeout(resolve, ms)
  })
}

/** Loads again and again, ever more rarely. Tells of each failure but the first. */
export async function untilLoaded<T>(load: () => Promise<T>, onFailedAgain: () => void): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await load()
    } catch {
      if (pauseMs > FIRST_PAUSE_MS) onFailedAgain()
      await untilOnline(pauseMs)
    }
  }
}
