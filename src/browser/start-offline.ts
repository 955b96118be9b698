import { whenIdle } from './when-idle.ts'

const FILES = /^\/(?:assets|images)\//

/** Returns this page, unless it is stored, and the files that it has loaded. */
async function getUsed(): Promise<Array<string | [string, RequestInit]>> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname))
    .map(({ href }) => href)
  const isKept = await caches.match(location.href, { ignoreVary: true })
  return isKept ? files : [[location.href, { headers: { Accept: 'text/html' } }], ...files]
}

/**
 * Registers the service worker, and makes it keep what it did not answer itself: the first page of a visit, and pages
 * that were opened by client navigation.
 */
export async function startOffline(onNavigated: (run: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // Private windows and some settings forbid it. The site works without it.
    return
  }
  const { active } = await navigator.serviceWorker.ready

  async function keepUsed() {
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: await getUsed() } })
  }

  whenIdle(keepUsed)
  onNavigated(() => {
    if (navigator.onLine) document.querySelector('copy-note')?.remove()
    whenIdle(keepUsed)
  })
}
