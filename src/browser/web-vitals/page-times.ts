import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { getConnection, getDevice, type MetricName } from '#browser/web-vitals/sampling.ts'

/** Content blockers match neither this address nor the name of this file. */
const ENDPOINT = '/page-times'

/**
 * Measures this visit for the page on which it began. Reports once, when the page is first hidden or left, without
 * anything that identifies the visitor.
 */
export function measurePageTimes(page: string): void {
  const metrics: Partial<Record<MetricName, number>> = {}
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB])
    listen(({ name, value }) => (metrics[name] = value), { reportAllChanges: true })

  const sent = new AbortController()
  function send() {
    sent.abort()
    if (Object.keys(metrics).length === 0) return
    const report = { page, device: getDevice(innerWidth), connection: getConnection(navigator), metrics }
    navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  // Listeners on the window run after those of the library, which set the last values.
  const { signal } = sent
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal })
  addEventListener('pagehide', send, { signal })
}
