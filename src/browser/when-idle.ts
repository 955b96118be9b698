/** Runs something when the browser has nothing better to do. Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 500)
}

/** Runs something when the page has loaded and is at rest. */
export function whenAtRest(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run)
  else addEventListener('load', () => whenIdle(run), { once: true })
}
