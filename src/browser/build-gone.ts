const RELOADED = 'reloaded-build'

/** Set if a part could not be loaded. */
let missing = false

/** Returns true if the visitor has typed something that a reload would lose. */
function hasText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:is([type=text],[type=search],[type=email],[type=tel]),textarea',
  )
  return [...fields].some(({ value }) => value !== '')
}

/**
 * Reloads the page, once per build, if a deployment removed the build. The name of the entry follows from all other
 * files, and a load may also fail for want of a connection.
 */
export async function reloadIfGone(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  if (!entry || hasText()) return
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status !== 404) return
  try {
    if (sessionStorage.getItem(RELOADED) === entry) return
    sessionStorage.setItem(RELOADED, entry)
    location.reload()
  } catch {
    // A reload that cannot be noted might never end.
  }
}

/** Watches for parts of this build that cannot be loaded. */
export function watchBuild(): void {
  addEventListener('vite:preloadError', () => {
    missing = true
    void reloadIfGone()
  })
}

/** Loads what a page needs to start. Never resolves if a part is missing, so that the server's page stays. */
export async function loadOrStay(load: () => Promise<unknown>): Promise<void> {
  missing = false
  // The router does not throw a failure until it renders.
  await load()
  if (missing) await new Promise(() => {})
}

/** Returns true if the browser has to follow links itself: the service worker knows which pages it can serve. */
export function needsDocument(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller)
}
