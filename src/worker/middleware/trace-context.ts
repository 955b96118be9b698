/** Headers that tie a call of the upstream to the visitor's request. */
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
 * Returns the trace of a request: the one that its `traceparent` continues, if that is valid, else a new one with the
 * request's own id (a UUID) for its id, so that both lead to the same lines of the log (www.w3.org/TR/trace-context).
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

/** Returns the headers by which a call can be followed into the API's own log. Each call is a span of its own. */
export function traceHeaders({ requestId, traceId, flags }: Trace): Record<string, string> {
  return { 'X-Request-Id': requestId, traceparent: `00-${traceId}-${randomSpanId()}-${flags}` }
}
