/** Keeps a part as the server's HTML while closed. Its code loads when the gate opens. */
export type Gate = {
  opened?: Promise<void>
  open: () => void
  /** The part is hydrated, or the browser rendered it itself. */
  hasArrived?: boolean
  arrived?: () => void
}

/** Only the first page is HTML of the server, so only its parts can wait. */
let first = !import.meta.env.SSR
const closed = new Set<() => void>()

/** Creates a gate that is closed on the first page only. */
export function createGate(): Gate {
  if (!first) return { open: () => {} }
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  function open() {
    closed.delete(open)
    resolve()
  }
  closed.add(open)
  return { opened, open }
}

/** Opens all gates, because the client shows another page now. */
export function openAll(): void {
  first = false
  for (const open of closed) open()
}

export function isFirstPage(): boolean {
  return first
}

const MAX_PRESSES = 300

/**
 * Repeats a press each frame until it arrives, because React swallows presses on parts that are not hydrated.
 */
export function press(button: HTMLElement): void {
  let presses = MAX_PRESSES
  const ended = new AbortController()
  button.addEventListener('click', () => (presses = 0), { once: true })
  // Until the press arrives, a tile is a link.
  addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: ended.signal })
  function again() {
    if (presses === 0 || !button.isConnected) return ended.abort()
    presses -= 1
    button.click()
    requestAnimationFrame(again)
  }
  again()
}
