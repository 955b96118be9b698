import { isMeasured, type Wishes } from '#lib/web-vitals/sampling.ts'
import { type FaultKind, type FaultReport, framesOf, redact } from './fault.ts'

const ENDPOINT = '/faults'
/** A page that goes on failing has said enough. */
const MOST_REPORTS = 5
/** What is no fault of the page: an answer that did not come, and what the visitor broke off. */
const EXPECTED = ['ApiError', 'AbortError']

const reported = new Set<string>()
let isChosen: boolean | undefined

/** A report is a few hundred bytes: also a visit that saves data can afford it. */
function wishesOf({ doNotTrack = null, globalPrivacyControl = false }: Wishes): Wishes {
  return { doNotTrack, globalPrivacyControl }
}

/** What was thrown first: React's own errors, of what it has recovered from, name it as their cause. */
function originOf(error: Error): Error {
  return error.cause instanceof Error ? originOf(error.cause) : error
}

/**
 * Tells the site what went wrong, once for each fault, on a share of the visits: that of `rate`, or any as long as it is
 * not known. Nobody is asked who does not want to be counted.
 */
export function reportFault(
  kind: FaultKind,
  cause: unknown,
  { page = '', rate = 1 }: { page?: string | undefined; rate?: number | undefined },
): void {
  isChosen ??= isMeasured(rate, Math.random(), wishesOf(navigator))
  const { name, message, stack = '' } = originOf(cause instanceof Error ? cause : new Error(String(cause)))
  if (!isChosen || EXPECTED.includes(name) || reported.size >= MOST_REPORTS) return
  const frames = framesOf(stack, location.origin)
  // Browser extensions run scripts in our pages.
  if ((kind === 'error' || kind === 'rejection') && frames.length === 0) return
  const report: FaultReport = { kind, message: redact(`${name}: ${message}`), page, frames }
  const key = `${kind} ${report.message}`
  if (reported.has(key)) return
  reported.add(key)
  navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
