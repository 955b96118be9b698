import { type ApiClient, createApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import type { Variables } from '#worker/app-context.ts'
import { type DirectAnswer, type ReadContext, readDirectly } from '#worker/upstream-client/api-read.ts'

/** The parameters of most reads. Read-only. */
const noParameters = new URLSearchParams()

/** Refuses fetches, because pages of the worker only read, and reads do not use HTTP. */
const noFetch = () => Promise.reject(new Error('Only reads are answered in process.'))

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

  return createApiClient({ fetch: noFetch, lang, readDirectly: readOnce })
}

/**
 * Follows reads of what an upstream may lack: `known` returns `other` without an answer, and `isWhole` tells whether all
 * could be read. A 404 or 410 is an answer.
 */
export function createOptionalReads() {
  let isWhole = true
  async function known<T, Other>(reading: Promise<T>, other: Other): Promise<T | Other> {
    try {
      return await reading
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isWhole &&= isAbsent(error.status)
      return other
    }
  }
  return { known, isWhole: () => isWhole }
}

/** Timeout of one read for a crawler. A large directory needs many reads, one after the other. */
export const DEADLINE_MS = 5_000
/** Value of `Retry-After` when the upstream failed. */
export const RETRY_AFTER = { 'Retry-After': '300' }
