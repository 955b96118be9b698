import { hexOf } from '#lib/hex.ts'
import type { AppContext } from '#worker/app-context.ts'

/** A strong entity tag of a text (RFC 9110 section 8.8.3). */
async function entityTag(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `"${hexOf(new Uint8Array(digest, 0, 12))}"`
}

/** Whether a list of entity tags has this one; one that was weakened on its way counts (section 13.1.2). */
export function hasTag(list: string, tag: string): boolean {
  return list.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))
}

/** The three forms of a date (RFC 9110 section 5.6.7); anything else is to be ignored. */
const HTTP_DATE =
  /^(?:[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/

/** Whether the asking side has this already (section 13.2.2): by its tag, else by its time. */
function isKnown(c: AppContext, tag: string, modified: string | undefined): boolean {
  const tags = c.req.header('If-None-Match')
  if (tags !== undefined) return hasTag(tags, tag)
  const since = c.req.header('If-Modified-Since') ?? ''
  return modified !== undefined && HTTP_DATE.test(since) && Date.parse(modified) <= Date.parse(since)
}

/** What is said of a body; `modified` is a date and time. */
type About = { headers: Record<string, string>; modified?: string | undefined }

/** Answers with what an entity tag stands for, or that it has not changed. */
export function conditional(
  c: AppContext,
  tag: string,
  { headers, modified }: About,
  body: () => BodyInit,
): Response {
  const changed = modified && new Date(modified).toUTCString()
  const common = { ...headers, ETag: tag, ...(changed && { 'Last-Modified': changed }) }
  return isKnown(c, tag, changed)
    ? new Response(null, { status: 304, headers: common })
    : new Response(body(), { headers: common })
}

/** Answers with a text, or that it has not changed. */
export async function conditionalText(c: AppContext, text: string, about: About): Promise<Response> {
  return conditional(c, await entityTag(text), about, () => text)
}
