import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { messages } from '#content/messages.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import { pageNumber } from '#lib/search-params.ts'
import { searchable } from '#search/search-index.ts'
import type { AppContext } from '#worker/app-context.ts'
import { createLruCache, isolateSingleton } from '#worker/cache/isolate.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import { refusal } from '#worker/http.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'
import { findPlaces } from '#worker/search/find-places.ts'
import { createSiteApi, getMoment } from '#worker/search/site-api.ts'
import { suggest } from '#worker/search/suggest.ts'
import { getReadContext } from '#worker/upstream-client/api-read.ts'
import { createInProcessApi, DEADLINE_MS } from '#worker/upstream-client/in-process-api.ts'

/** Answers with an error of the API as JSON. */
async function orRefusal(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refusal(error.status, messages.errors.unavailable)
  }
}

/** GET `/api/web/search?q=&city=`: the results of a text, in the visitor's city if the text names none. */
export async function getSearch(c: AppContext): Promise<Response> {
  if (!(await isWithinLimit(c, 'search'))) return tooMany(messages.errors.searches)
  const api = createSiteApi(getReadContext(c, REQUEST_TIMEOUT_MS), c.get('logged'))
  const { q = '', city, page } = c.req.query()
  return orRefusal(async () => c.json({ code: 200, data: await api.search(q, city, pageNumber(page)) }))
}

/** Milliseconds for which an isolate keeps suggestions. Many visitors type the same beginnings. */
const SUGGESTIONS_MS = 60_000
/** Limit of the suggestions in memory, in characters. Visitors can type any number of texts. */
const MAX_CHARACTERS = 1024 * 1024

type Suggestions = { body: string; madeAt: number }

const suggestions = isolateSingleton('suggestions', () =>
  createLruCache<Suggestions>(MAX_CHARACTERS, ({ body }, key) => key.length + body.length),
)

async function makeSuggestions(
  c: AppContext,
  text: string,
  city: string,
  isPlace: boolean,
): Promise<Suggestions> {
  const context = getReadContext(c, DEADLINE_MS)
  const apiIn = (code: LanguageCode) => createInProcessApi(context, c.get('logged'), undefined, code)
  const moment = await getMoment(context)
  const data = isPlace
    ? await findPlaces(apiIn, text, { moment })
    : await suggest(apiIn, text, { city, moment })
  return { body: JSON.stringify({ code: 200, data }), madeAt: moment.now }
}

/**
 * GET `/api/web/suggest?q=&city=`: pages that a typed text may mean; with `kind=place` the places. The text is passed to
 * nothing but a directory.
 */
export async function getSuggestions(c: AppContext): Promise<Response> {
  if (!(await isWithinLimit(c, 'suggest'))) return tooMany('Too many calls.')
  const { q = '', city = '', kind } = c.req.query()
  const isPlace = kind === 'place'
  // The city does not change which places are found.
  const [text, cityText] = [searchable(q), isPlace ? '' : searchable(city)]
  const key = [language.code, isPlace ? 'place' : '', cityText, text].join('\n')
  const { soft } = await currentPurge(c)
  const known = suggestions.get(key)
  const isFresh = known && known.madeAt > soft && Date.now() - known.madeAt < SUGGESTIONS_MS
  return orRefusal(async () => {
    const answer = isFresh ? known : await makeSuggestions(c, text, cityText, isPlace)
    if (!isFresh) suggestions.set(key, answer)
    return c.body(answer.body, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'private, max-age=60',
    })
  })
}
