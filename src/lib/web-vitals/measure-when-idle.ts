import { isMeasured, pageOf } from '#lib/web-vitals/sampling.ts'
import { whenAtRest } from '#lib/when-idle.ts'

/** The innermost route that is shown; for an address that no route has that is the root. */
type Shown = { routeId: string; status: string }

/**
 * Measures a share of the visits to pages that exist. What that takes is loaded for those alone, when the browser has
 * nothing else to do.
 */
export function measureWhenIdle(shown: Shown | undefined, rate: number | undefined): void {
  if (shown?.status !== 'success' || shown.routeId === '__root__') return
  if (!isMeasured(rate, Math.random(), navigator)) return
  const page = pageOf(shown.routeId)
  whenAtRest(() => {
    import('#lib/web-vitals/measure.ts').then(
      ({ measure }) => measure(page),
      // A visit that cannot be measured is one like any other.
      () => {},
    )
  })
}
