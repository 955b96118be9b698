import * as v from 'valibot'
import type { ReadEndpoint, Resource } from '#api/endpoints.ts'
import { blogPostSchema } from '#api/schemas/blog.ts'
import { type EntryProblem, InvalidBodyError } from '#api/schemas/envelope.ts'
import type { FreshBody } from '#worker/cache/edge-cache.ts'
import type { ParsedBodyCache } from '#worker/endpoints/parsed-body-cache.ts'
import { log } from '#worker/log.ts'
import { type Origin, OriginError } from '#worker/origin.ts'
import { parseJson, readJsonBody, readJsonText } from '#worker/read-body.ts'
import { plainText } from '#worker/sanitize/plain-text.ts'
import { sanitizePostHtml } from '#worker/sanitize/post-html.ts'

/**
 * Makes checked data safe to show, once, before it is stored. Of all that the upstream sends only the body and the
 * description of a post are markup; everything else is text to React.
 */
export function safeData(resource: Resource, data: unknown): unknown {
  if (resource !== 'blog-post' || data === null) return data
  const post = v.parse(blogPostSchema, data)
  return {
    ...post,
    content: sanitizePostHtml(post.content),
    seo_description: plainText(post.seo_description),
  }
}

export const API_BASE = '/api/web'

/** Refusals that are no word about what was asked: the upstream is busy. */
const TEMPORARY = [408, 425, 429]

/** Whether the path names one entry, which may not exist; a list always does. */
export function isItem({ pattern }: ReadEndpoint): boolean {
  return pattern.source.includes('(')
}

const absent: FreshBody = { status: 404, body: JSON.stringify({ code: 404, message: 'Not found.' }) }

const goneSchema = v.object({ code: v.picklist([404, 410]) })

/**
 * Whether the upstream says that there is no such entry: a 410, or a 404 in its own words. Any other 404, the page of a
 * broken deployment or an empty body, is a fault of the upstream.
 */
async function saysGone(response: Response): Promise<boolean> {
  if (response.status !== 404) return response.status === 410
  try {
    return v.is(goneSchema, await readJsonBody(response))
  } catch {
    return false
  }
}

/**
 * Reads a body as what the endpoint promises, and makes it safe to show; of the entries that are left out the first is
 * logged, with their number. @throws OriginError
 */
function checkBody(
  endpoint: ReadEndpoint,
  body: unknown,
  requestId: string,
): { value: FreshBody; isWhole: boolean } {
  const { resource } = endpoint
  const problems: Array<EntryProblem> = []
  try {
    const data = safeData(
      resource,
      endpoint.parse(body, (problem) => problems.push(problem)),
    )
    const isWhole = problems.length === 0
    if (data === null) return { value: absent, isWhole }
    return { value: { status: 200, body: JSON.stringify({ code: 200, data }), data }, isWhole }
  } catch (error) {
    const reason = error instanceof InvalidBodyError ? 'wrong-shape' : 'unreadable'
    throw new OriginError(502, reason, error instanceof Error ? error.message : '')
  } finally {
    const [first] = problems
    if (first) log('warn', 'entry-dropped', { requestId, resource, ...first, count: problems.length })
  }
}

/**
 * Asks the origin, checks the answer against the endpoint's schema and makes it safe to show. A body that is `known` was
 * checked before. @throws OriginError
 */
export async function fetchChecked(
  { origin, requestId }: { origin: Origin; requestId: string },
  endpoint: ReadEndpoint,
  target: string,
  deadlineMs: number,
  { headers = {}, known }: { headers?: Record<string, string>; known?: ParsedBodyCache<FreshBody> } = {},
): Promise<FreshBody> {
  const response = await origin.fetch(API_BASE + target, {
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(Math.max(1, deadlineMs)),
  })
  const { status } = response
  if (status !== 200) {
    if (isItem(endpoint) && (await saysGone(response))) return absent
    await response.body?.cancel()
    const isRefusal = status >= 400 && status < 500 && status !== 404 && !TEMPORARY.includes(status)
    throw new OriginError(isRefusal ? status : 502, `status-${status}`)
  }
  const text = await readJsonText(response)
  const check = () => checkBody(endpoint, parseJson(text), requestId)
  return known ? known(`${origin.name} ${target}`, text, check) : check().value
}
