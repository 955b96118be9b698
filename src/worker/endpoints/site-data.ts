import { type ApiClient, createApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { AppContext } from '#worker/app.ts'
import { readContextOf } from '#worker/endpoints/api-proxy.ts'
import { readApi } from '#worker/endpoints/api-read.ts'

/** Longest time that a crawler waits for the upstream. */
const DEADLINE_MS = 5_000
/** When to come back after an answer that the upstream was missing from. */
export const RETRY_AFTER = { 'Retry-After': '300' }

/** The origin that absolute addresses begin with. */
export function siteOrigin(c: AppContext): string {
  return c.var.config.siteOrigin ?? new URL(c.req.url).origin
}

/** The marketplace API, in process and through the same edge cache that pages read it through. */
export async function siteApi(c: AppContext): Promise<ApiClient> {
  const { facts } = c.var
  const started = Date.now()
  const context = await readContextOf(c, DEADLINE_MS)
  return createApiClient({
    baseUrl: '',
    deadlineMs: DEADLINE_MS + 1_000,
    fetch: async (path) => {
      const url = new URL(path, 'http://in-process')
      const response = await readApi(context, url.pathname, url.searchParams)
      facts.upstreamMs = Math.max(facts.upstreamMs ?? 0, Date.now() - started)
      facts.cacheStatus ??= response.headers.get('Cache-Status') ?? ''
      return response
    },
  })
}

/** What a read gives; undefined when the upstream failed. */
export async function ifKnown<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
