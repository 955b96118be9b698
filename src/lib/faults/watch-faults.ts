import type { FaultKind } from './fault.ts'

type Report = (kind: FaultKind, cause: unknown) => void

/**
 * Notices what goes wrong from now on, and gives it to what is loaded with the first fault: a page without one has nothing to
 * load. `describe` says where the visitor is, and on what share of the visits faults are reported.
 */
export function watchFaults(
  describe: () => { page?: string | undefined; rate?: number | undefined },
): Report {
  function report(kind: FaultKind, cause: unknown) {
    import('./report-fault.ts').then(
      ({ reportFault }) => reportFault(kind, cause, describe()),
      // What cannot be reported stays in the browser's console.
      () => {},
    )
  }
  addEventListener('error', ({ error }) => error && report('error', error))
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => report('rejection', event.reason))
  return report
}
