import type { ApiClient } from '#api/client.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { getReadContext } from '#worker/routes/api-proxy.ts'
import { createInProcessApi } from '#worker/upstream-client/in-process-api.ts'

/**
 * Longest time that a crawler waits for one read of the upstream; a large directory takes many, one after the other.
 */
const DEADLINE_MS = 5_000
/** When to come back after an answer that the upstream was missing from. */
export const RETRY_AFTER = { 'Retry-After': '300' }

/** Returns the marketplace API, in process and through the same edge cache that pages read it through. */
export async function siteApi(c: AppContext): Promise<ApiClient> {
  const apiIn = await siteApis(c)
  return apiIn(language.code)
}

/** Returns the API client of the site for any language. */
export async function siteApis(c: AppContext): Promise<(code: LanguageCode) => ApiClient> {
  const context = await getReadContext(c, DEADLINE_MS)
  return (code) => createInProcessApi(context, c.get('logged'), undefined, code)
}
