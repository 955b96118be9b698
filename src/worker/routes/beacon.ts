import { isbot } from 'isbot'
import type { AppContext } from '#worker/app-context.ts'
import { isSameOrigin, ownOrigins, readRequestBody } from '#worker/http.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'
import { refusal } from '#worker/upstream-client/api-read.ts'

/** Returns true for a report that is dropped: from a bot, or from a visitor who opts out of measurement. */
function isIgnored(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Returns true if `Origin` or `Sec-Fetch-Site` names our own site. Every browser that can report sends one of them. */
function saysSameOrigin(headers: Headers, own: ReadonlyArray<string>): boolean {
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isSameOrigin(headers, own)
}

/** Returns the answer to a report, also to one that is dropped. */
export function reportAccepted(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

type Beacon<T> = {
  maxBytes: number
  /** Returns the report in a body, undefined if there is none. */
  read: (bytes: Uint8Array) => T | undefined
  limit: RateLimit | undefined
  write: (report: T) => void
}

/** Accepts a report that a page of ours sends in the background. */
export async function acceptBeacon<T>(
  c: AppContext,
  { maxBytes, read, limit, write }: Beacon<T>,
): Promise<Response> {
  const { headers } = c.req.raw
  if (!saysSameOrigin(headers, ownOrigins(c.req.url, c.get('config').siteOrigin)))
    return refusal(403, 'Only pages of this site report here.')
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
    return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c, maxBytes)
  if (!bytes) return refusal(413, 'The report is too long.')
  const report = read(bytes)
  if (!report) return refusal(400, 'The report cannot be read.')
  if (isIgnored(headers)) return reportAccepted()
  if (!(await isWithinLimit(c, limit, false))) return tooMany('Too many reports.')
  write(report)
  return reportAccepted()
}
