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

type TextHeaders = { 'Content-Type': string; 'Cache-Control': string }

/**
 * Answers with what an entity tag stands for, or that it has not changed (section 13.1.2). By the tag alone: no date says when a
 * list changed, which an entry without one, or one fewer, changes too. A 304 has no header of what is not sent (section 15.4.5).
 */
export function conditional(
  c: AppContext,
  tag: string,
  headers: TextHeaders,
  body: () => BodyInit,
): Response {
  const tags = c.req.header('If-None-Match')
  const common = { 'Cache-Control': headers['Cache-Control'], ETag: tag }
  return tags !== undefined && hasTag(tags, tag)
    ? new Response(null, { status: 304, headers: common })
    : new Response(body(), { headers: { ...headers, ...common } })
}

/** Answers with a text, or that it has not changed. */
export async function conditionalText(c: AppContext, text: string, headers: TextHeaders): Promise<Response> {
  return conditional(c, await entityTag(text), headers, () => text)
}
