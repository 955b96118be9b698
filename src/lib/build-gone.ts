/** How long after the next document has been asked for a load that fails was given up for that. */
const GIVING_UP_MS = 5_000

let gone = false
let leftAt = Number.NEGATIVE_INFINITY

/**
 * Whether the next document has just been asked for. Firefox and Safari then give up what this one loads, and go on
 * running it: nothing of that says that a file is missing.
 */
function isBeingLeft(): boolean {
  return performance.now() - leftAt < GIVING_UP_MS
}

function noteLeaving(): void {
  leftAt = performance.now()
}

/** A page that loads itself anew while it is left, as the router does for a missing file, would end the visitor's navigation. */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, userInitiated, destination, downloadRequest } = event
  if (navigationType === 'reload' && !userInitiated && isBeingLeft()) event.preventDefault()
  // A phone number, an e-mail address and a file open without the page being left.
  else if (!destination.sameDocument && downloadRequest === null && destination.url.startsWith('http'))
    noteLeaving()
}

/** Notes when a part of this build cannot be loaded any more: another one has been deployed meanwhile. */
export function watchBuild(): void {
  // It keeps a page out of the back/forward cache in some browsers, so it is there only as long as the page starts.
  addEventListener('beforeunload', noteLeaving)
  addEventListener('clientstart', () => removeEventListener('beforeunload', noteLeaving), { once: true })
  // Older browsers do not have it; of an address that is typed it does not tell.
  window.navigation?.addEventListener('navigate', onNavigate)
  addEventListener('vite:preloadError', () => {
    // Without a connection nothing can be loaded, whatever is deployed.
    if (navigator.onLine && !isBeingLeft()) gone = true
  })
}

/** Waits for what a page needs to start; for ever when that is given up because the page is left, which so stays as it is. */
export async function unlessLeft(load: () => Promise<unknown>): Promise<void> {
  let isGivenUp = false
  function note(): void {
    isGivenUp ||= isBeingLeft()
  }
  addEventListener('vite:preloadError', note)
  await load()
  removeEventListener('vite:preloadError', note)
  if (isGivenUp) await new Promise(() => {})
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
