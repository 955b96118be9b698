import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import { messages } from '#content/messages.ts'
import type { LanguageCode } from '#lib/language.ts'
import { pageNumber } from '#lib/search-params.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal } from '#worker/http.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'
import { createSiteApi, getMoment } from '#worker/search/site-api.ts'
import { suggest } from '#worker/search/suggest.ts'
import type { DirectAnswer } from '#worker/upstream-client/api-read.ts'
import { createInProcessApi, DEADLINE_MS } from '#worker/upstream-client/in-process-api.ts'
import { getReadContext } from '#worker/upstream-client/read-context.ts'
import { policies } from '#worker/upstream-client/read-policy.ts'

/** Follows reads: `isSound` tells that all have ended and none has failed. A 404 or 410 is an answer, not a failure. */
function watchReads() {
  let pending = 0
  let hasFailed = false
  return {
    async watch(reading: Promise<DirectAnswer>): Promise<DirectAnswer> {
      pending += 1
      const answer = await reading
      const { status } = answer
      hasFailed ||= status !== 200 && !isAbsent(status)
      pending -= 1
      return answer
    },
    isSound: () => pending === 0 && !hasFailed,
  }
}

/** Returns true if a connection is within the limit of searches, and counts the search. */
export function maySearch(c: AppContext): Promise<boolean> {
  return isWithinLimit(c, 'search')
}

/** GET `/api/web/search?q=&city=`: the results of a text, in the visitor's city if the text names none. */
export async function getSearch(c: AppContext): Promise<Response> {
  if (!(await maySearch(c))) return tooMany(messages.errors.searches)
  const reads = watchReads()
  const api = createSiteApi(await getReadContext(c, REQUEST_TIMEOUT_MS), c.get('logged'), reads.watch)
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
  const context = await getReadContext(c, DEADLINE_MS)
  const apiIn = (code: LanguageCode) => createInProcessApi(context, c.get('logged'), undefined, code)
  const data = await suggest(apiIn, c.req.query('q') ?? '', {
    city: c.req.query('city'),
    samples: c.get('config').site.samples ?? false,
    moment: await getMoment(context),
  })
  return Response.json({ code: 200, data }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
