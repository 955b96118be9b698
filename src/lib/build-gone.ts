let gone = false

/** Notes when a part of this build cannot be loaded any more: another one has been deployed meanwhile. */
export function watchBuild(): void {
  addEventListener('vite:preloadError', () => {
    // Without a connection nothing can be loaded, whatever is deployed.
    if (navigator.onLine) gone = true
  })
}

/**
 * Whether links have to be followed by the browser: the parts of this page's build are gone, or there is no connection
 * and the service worker knows what it has a copy of.
 */
export function needsDocument(): boolean {
  return gone || (!navigator.onLine && Boolean(navigator.serviceWorker?.controller))
}

/** Loads the page anew when it failed because its build is gone; once for each cause, so that it never goes in circles. */
export function reloadIfBuildIsGone(cause: string): void {
  const key = `reloaded: ${cause}`
  try {
    if (!gone || !navigator.onLine || sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    return
  }
  location.reload()
}
