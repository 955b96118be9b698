/** Runs a task when the browser is idle. Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 500)
}

/** Runs a task when the page has loaded and the browser is idle. */
export function whenAtRest(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run)
  else addEventListener('load', () => whenIdle(run), { once: true })
}
