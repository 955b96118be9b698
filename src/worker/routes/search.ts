import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { messages } from '#content/messages.ts'
import { pageNumber } from '#lib/search-params.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal } from '#worker/http.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'
import { suggest } from '#worker/search/suggest.ts'
import { createInProcessApi, siteApis, watchReads } from '#worker/upstream-client/in-process-api.ts'
import { policies } from '#worker/upstream-client/policy.ts'
import { getReadContext } from '#worker/upstream-client/read-context.ts'

/** Returns true if a connection is within the limit of searches, and counts the search. */
export function maySearch(c: AppContext): Promise<boolean> {
  return isWithinLimit(c, 'search')
}

/** GET `/api/web/search?q=&city=`: the results of a text, in the visitor's city if the text names none. */
export async function getSearch(c: AppContext): Promise<Response> {
  if (!(await maySearch(c))) return tooMany(messages.errors.searches)
  const reads = watchReads()
  const api = createInProcessApi(await getReadContext(c, REQUEST_TIMEOUT_MS), c.get('logged'), reads.watch)
  try {
    const data = await api.search(
      c.req.query('q') ?? '',
      c.req.query('city'),
      pageNumber(c.req.query('page')),
    )
    const cacheControl = reads.isSound() ? `public, max-age=${policies.search.fresh}` : 'no-store'
    const headers = { 'Cache-Control': cacheControl }
    return Response.json({ code: 200, data }, { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refusal(error.status, messages.errors.unavailable)
  }
}

/**
 * GET `/api/web/suggest?q=&city=`: pages that a typed text may mean. The text is passed to nothing but a directory.
 */
export async function getSuggestions(c: AppContext): Promise<Response> {
  if (!(await isWithinLimit(c, 'suggest'))) return tooMany('Too many calls.')
  const { apiIn, moment } = await siteApis(c)
  const data = await suggest(apiIn, c.req.query('q') ?? '', {
    city: c.req.query('city'),
    samples: c.get('config').site.samples ?? false,
    moment,
  })
  return Response.json({ code: 200, data }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
