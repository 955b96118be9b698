import { isFirstPage } from './hydration-gate.ts'

const FIRST_PAUSE_MS = 2_000

/** Resolves when the browser is online again, or after `ms`. */
export function untilOnline(ms?: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    if (ms !== undefined) setTimeout(resolve, ms)
  })
}

/** Retries a load with increasing delays. Reports each failure except the first. */
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

/** Time (ms) after the start of a navigation during which a failed load counts as cancelled by it. */
const GIVING_UP_MS = 5_000

/** Set if a part could not be loaded. */
let missing = false
let gone = false
let leftAt = Number.NEGATIVE_INFINITY

/**
 * Returns true if a navigation has just begun. Firefox and Safari then cancel loads of this page and go on running it,
 * so a failure does not mean a missing file.
 */
function isBeingLeft(): boolean {
  return performance.now() - leftAt < GIVING_UP_MS
}

function noteLeaving(): void {
  leftAt = performance.now()
}

/**
 * Stops a reload while the visitor leaves: the router reloads for a missing file, which would end the visitor's
 * navigation.
 */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, userInitiated, destination, downloadRequest } = event
  if (navigationType === 'reload' && !userInitiated && isBeingLeft()) event.preventDefault()
  // Links to phone numbers, e-mail addresses and downloads do not leave the page.
  else if (!destination.sameDocument && downloadRequest === null && destination.url.startsWith('http'))
    noteLeaving()
}

/** Watches for parts of this build that cannot be loaded because another one is deployed. */
export function watchBuild(): void {
  // The listener keeps a page out of the back/forward cache in some browsers, so it is removed once the page has
  // started.
  addEventListener('beforeunload', noteLeaving)
  addEventListener('clientstart', () => removeEventListener('beforeunload', noteLeaving), { once: true })
  // Older browsers lack the Navigation API. It does not report typed addresses.
  window.navigation?.addEventListener('navigate', onNavigate)
  addEventListener('vite:preloadError', () => {
    missing = true
    // Loads also fail without a connection, so a failure then says nothing about the build.
    if (navigator.onLine && !isBeingLeft()) gone = true
  })
}

/**
 * Retries loading what a page needs to start, because a page that starts without it is lost. Never resolves once the
 * page is left, so that the page stays as it is.
 */
export function unlessLeft(load: () => Promise<unknown>): Promise<void> {
  return untilLoaded(async () => {
    missing = false
    gone = false
    // The router does not throw a failure until it renders.
    await load()
    if (!missing) return
    if (isBeingLeft()) await new Promise(() => {})
    throw new Error()
  }, reloadIfOutdated)
}

/**
 * Returns true if the browser has to follow links itself: the files of this build are gone, or the page is offline and
 * the service worker knows what it can serve.
 */
export function needsDocument(): boolean {
  return gone || (!navigator.onLine && Boolean(navigator.serviceWorker?.controller))
}

/**
 * Loads a page as a document when a part of it failed to load on navigation. The server's page works without the part,
 * so this never repeats.
 */
export function loadAsDocument(): void {
  if (gone && navigator.onLine && !isFirstPage()) location.reload()
}

/**
 * Reloads the page if another build is deployed. If a content blocker stops a part, a reload would not help.
 */
function reloadIfOutdated(): void {
  const { build } = document.querySelector<HTMLElement>('[data-build]')?.dataset ?? {}
  fetch(location.href)
    .then(async (answer) => {
      const page = await answer.text()
      if (page.includes('data-build=') && !page.includes(`data-build="${build}"`)) location.reload()
    })
    .catch(() => {})
}
