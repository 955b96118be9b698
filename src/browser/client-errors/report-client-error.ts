import { isSampled } from '#browser/web-vitals/sampling.ts'
import { type ClientError, type ClientErrorKind, getFrames, redact } from './client-error.ts'

const ENDPOINT = '/client-errors'
const MAX_REPORTS = 5
/** Expected errors: a failed read, and what the visitor cancelled. */
const EXPECTED = ['ApiError', 'AbortError']

const reported = new Set<string>()
let isChosen: boolean | undefined

/** Returns the error that was thrown first, which React's own errors name as their cause. */
function getOrigin(error: Error): Error {
  return error.cause instanceof Error ? getOrigin(error.cause) : error
}

/** Returns the lines of a stack without the message that Chromium writes above them. */
function toLines({ message, stack = '' }: Error): string {
  const start = message === '' ? -1 : stack.indexOf(message)
  return start < 0 ? stack : stack.slice(start + message.length)
}

/** Returns true if the error comes from a browser extension, or from a script that one injected. */
function isForeign(lines: string, origin: string): boolean {
  const [innermost] = /[a-z-]+:\/\/[^\s()]+/.exec(lines) ?? []
  return innermost !== undefined && !innermost.startsWith(`${origin}/`)
}

export type ReportContext = {
  page?: string | undefined
  /** Share of the visits that report. All report until the page knows it. */
  rate?: number | undefined
}

/** Reports an error to the site, once per page load, unless the visitor opts out of measurement. */
export function reportClientError(
  kind: ClientErrorKind,
  cause: unknown,
  { page = '', rate = 1 }: ReportContext,
): void {
  // A visitor who saves data reports too: a report is a few hundred bytes.
  const { doNotTrack, globalPrivacyControl = false } = navigator
  isChosen ??= isSampled(rate, Math.random(), { doNotTrack, globalPrivacyControl })
  if (!isChosen || reported.size >= MAX_REPORTS || !(cause instanceof Error)) return
  const error = getOrigin(cause)
  if (EXPECTED.includes(error.name)) return
  const lines = toLines(error)
  const frames = getFrames(lines, location.origin)
  if (isForeign(lines, location.origin)) return
  if ((kind === 'error' || kind === 'rejection') && frames.length === 0) return
  const report: ClientError = { kind, message: redact(`${error.name}: ${error.message}`), page, frames }
  const key = `${kind} ${report.message}`
  if (reported.has(key)) return
  reported.add(key)
  navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
