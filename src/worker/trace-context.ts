/** Identifies a visitor's request in calls of the upstream. */
export type Trace = {
  requestId: string
  /** The id of the trace, 32 hexadecimal digits, and its flags (W3C Trace Context). */
  traceId: string
  flags: string
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.*)?$/

/** Returns true for a well-formed header. Version 00 has exactly four parts. */
function isWellFormed(header: string): boolean {
  return !header.startsWith('00') || header.length === 55
}

/**
 * Returns the trace of a request: the one of a valid `traceparent`, else a new one. A new trace has the request's id (a
 * UUID) as its own, so that both find the same log lines (www.w3.org/TR/trace-context).
 */
export function getTrace(requestId: string, traceparent: string | undefined): Trace {
  const header = traceparent?.trim() ?? ''
  const [, traceId, flags] = (isWellFormed(header) && TRACEPARENT.exec(header)) || []
  return { requestId, traceId: traceId ?? requestId.replaceAll('-', ''), flags: flags ?? '01' }
}

/** Returns 16 hexadecimal digits. They are never all zeros, because they contain a UUID's variant. */
function randomSpanId(): string {
  return crypto.randomUUID().slice(-17).replace('-', '')
}

/** Returns the headers that connect a call with the API's own log. Each call is a span of its own. */
export function traceHeaders({ requestId, traceId, flags }: Trace): Record<string, string> {
  return { 'X-Request-Id': requestId, traceparent: `00-${traceId}-${randomSpanId()}-${flags}` }
}
