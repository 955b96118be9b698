import type { ApiClient } from '#api/client.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import type { Variables } from '#worker/app-context.ts'
import { findAll } from '#worker/search/find-all.ts'
import type { Moment } from '#worker/search/site-index.ts'
import type { DirectAnswer, ReadContext } from '#worker/upstream-client/api-read.ts'
import { createInProcessApi } from '#worker/upstream-client/in-process-api.ts'

/** Returns the moment of a request, which decides how old the index of the search may be. */
export async function getMoment({ cache }: ReadContext): Promise<Moment> {
  return { now: cache.now(), purgedAt: (await cache.purge).soft, waitUntil: cache.waitUntil }
}

/** Creates the API client of a page: the marketplace API in process, and the search of the site. */
export function createSiteApi(
  context: ReadContext,
  logged: Variables['logged'],
  onRead?: (answer: Promise<DirectAnswer>) => Promise<unknown>,
): ApiClient {
  const api = createInProcessApi(context, logged, onRead)
  const apiIn = (code: LanguageCode) =>
    code === language.code ? api : createInProcessApi(context, logged, onRead, code)
  return {
    ...api,
    search: async (text, city, page = 1) =>
      findAll(apiIn, text, { city, page, moment: await getMoment(context) }),
  }
}
