import { isbot } from 'isbot'
import type { AppContext } from '#worker/app.ts'
import { isFromOwnPage, ownOrigins } from '#worker/contact/own-page.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { isWithinLimit, tooMany } from '#worker/rate-limit.ts'
import { readRequestBody } from '#worker/read-request-body.ts'

/** A program, or somebody who does not want to be counted. */
function isLeftOut(headers: Headers): boolean {
  return isbot(headers.get('User-Agent')) || headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/** Whether a browser says that a page of ours sends this: every one that can report does. */
function saysOwnPage(headers: Headers, own: ReadonlyArray<string>): boolean {
  const isSaid = headers.has('Origin') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isSaid && isFromOwnPage(headers, own)
}

type Reading<T> = {
  mostBytes: number
  /** The report in a body; undefined when it is none. */
  read: (bytes: Uint8Array) => T | undefined
  limit: RateLimit | undefined
  /** Keeps the report, after the answer. */
  keep: (report: T) => Promise<void>
}

/** Takes what one of our pages reports by itself. It is kept after the answer, and never stands in a visitor's way. */
export async function takeOwnReport<T>(
  c: AppContext,
  { mostBytes, read, limit, keep }: Reading<T>,
): Promise<Response> {
  const { headers } = c.req.raw
  if (!saysOwnPage(headers, ownOrigins(c.req.url, c.var.config.siteOrigin)))
    return refusal(403, 'Only pages of this site report here.')
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
    return refusal(415, 'This is no report.')
  const bytes = await readRequestBody(c.req.raw, mostBytes)
  if (!bytes) return refusal(413, 'The report is too long.')
  const report = read(bytes)
  if (!report) return refusal(400, 'The report cannot be read.')
  if (!isLeftOut(headers)) {
    // What is lost where the limit cannot be asked is a figure.
    if (!(await isWithinLimit(c, limit, false))) return tooMany('Too many reports.')
    c.executionCtx.waitUntil(keep(report))
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
