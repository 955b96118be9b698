import { toHex } from '#lib/hex.ts'
import type { AppContext } from '#worker/app-context.ts'

/**
 * Returns true if a list of entity tags has this one; a tag that was weakened on its way counts (RFC 9110 section
 * 13.1.2).
 */
export function hasTag(list: string, tag: string): boolean {
  return list.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))
}

type TextHeaders = { 'Content-Type': string; 'Cache-Control': string }

/**
 * Answers with a text, or 304 if its entity tag has not changed (RFC 9110 section 13.1.2). No date says when a list
 * changed: an entry without a date changes it too. A 304 has no header of a body (section 15.4.5).
 */
export async function conditionalText(c: AppContext, text: string, headers: TextHeaders): Promise<Response> {
  const bytes = new TextEncoder().encode(text)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const tag = `"${toHex(new Uint8Array(digest, 0, 12))}"`
  const tags = c.req.header('If-None-Match')
  const common = { 'Cache-Control': headers['Cache-Control'], ETag: tag }
  return tags !== undefined && hasTag(tags, tag)
    ? new Response(null, { status: 304, headers: common })
    : new Response(bytes, { headers: { ...headers, ...common } })
}
