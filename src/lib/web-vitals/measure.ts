import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { connectionOf, deviceOf } from '#lib/web-vitals/sampling.ts'

const ENDPOINT = '/rum'

/**
 * Measures this visit for the page that it began on, and sends the figures once, when the page is left or hidden for
 * the first time: nothing in them says who it was.
 */
export function measure(page: string): void {
  const metrics: Partial<Record<Metric['name'], number>> = {}
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB])
    listen(({ name, value }) => (metrics[name] = value), { reportAllChanges: true })

  const sent = new AbortController()
  function send() {
    sent.abort()
    if (Object.keys(metrics).length === 0) return
    const report = { page, device: deviceOf(innerWidth), connection: connectionOf(navigator), metrics }
    navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  // On the window, so that the library has had its last word when this is called.
  const { signal } = sent
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal })
  addEventListener('pagehide', send, { signal })
}
