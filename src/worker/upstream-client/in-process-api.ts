import { type ApiClient, createApiClient } from '#api/client.ts'
import { isAbsent } from '#api/errors.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import type { AppContext, Variables } from '#worker/app-context.ts'
import { findAll } from '#worker/search/find-all.ts'
import { type DirectAnswer, type ReadContext, readDirectly } from '#worker/upstream-client/api-read.ts'
import { getReadContext } from '#worker/upstream-client/read-context.ts'

/** The parameters of most reads. Read-only. */
const noParameters = new URLSearchParams()

/** Refuses fetches, because pages of the worker only read, and reads do not use HTTP. */
const noFetch = () => Promise.reject(new Error('Only reads are answered in process.'))

/** Follows reads: `isSound` tells that all have ended and none has failed. A 404 or 410 is an answer, not a failure. */
export function watchReads() {
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

/**
 * Creates a client of the marketplace API for the worker itself, through the edge cache and without HTTP. A page reads
 * each address once, so all its sections show the same data. `onRead` gets every read.
 */
export function createInProcessApi(
  context: ReadContext,
  logged: Variables['logged'],
  onRead?: (answer: Promise<DirectAnswer>) => Promise<unknown>,
  lang: LanguageCode = language.code,
): ApiClient {
  const started = Date.now()
  const answers = new Map<string, Promise<DirectAnswer>>()

  async function read(target: string): Promise<DirectAnswer> {
    const [path = '', query] = target.split('?')
    const answering = readDirectly(
      context,
      path,
      query === undefined ? noParameters : new URLSearchParams(query),
    )
    // The caller of the read handles its errors.
    onRead?.(answering).catch(() => {})
    const answer = await answering
    logged.upstreamMs = Math.max(logged.upstreamMs ?? 0, Date.now() - started)
    // The log has the status of the first read, or of one that failed.
    if (logged.cacheStatus === undefined || answer.status >= 500) logged.cacheStatus = answer.cacheStatus
    return answer
  }

  function readOnce(target: string): Promise<DirectAnswer> {
    const answer = answers.get(target) ?? read(target)
    answers.set(target, answer)
    return answer
  }

  const api = createApiClient({ fetch: noFetch, lang, readDirectly: readOnce })
  const apiIn = (code: LanguageCode) =>
    code === lang ? api : createInProcessApi(context, logged, onRead, code)
  return {
    ...api,
    search: async (text, city, page) =>
      findAll(apiIn, text, {
        city,
        ...(page && { page }),
        language: lang,
        samples: context.samples,
        moment: await getMoment(context),
      }),
  }
}

/** Returns the moment of a request, for the index of the search. */
async function getMoment({ cache }: ReadContext) {
  return { now: cache.now(), purgedAt: (await cache.purge).soft, waitUntil: cache.waitUntil }
}

/** Timeout of one read for a crawler. A large directory needs many reads, one after the other. */
export const DEADLINE_MS = 5_000
/** Value of `Retry-After` when the upstream failed. */
export const RETRY_AFTER = { 'Retry-After': '300' }

/** Returns the marketplace API, in process, through the edge cache that pages use. */
export async function siteApi(c: AppContext): Promise<ApiClient> {
  const { apiIn } = await siteApis(c)
  return apiIn(language.code)
}

/** Returns the API client of the site for any language, and the moment of the request. */
export async function siteApis(c: AppContext) {
  const context = await getReadContext(c, DEADLINE_MS)
  const apiIn = (code: LanguageCode) => createInProcessApi(context, c.get('logged'), undefined, code)
  return { apiIn, moment: await getMoment(context) }
}
