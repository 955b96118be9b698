import { type ApiClient, createApiClient } from '#api/client.ts'
import { isAbsent } from '#api/errors.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import type { Variables } from '#worker/app-context.ts'
import { type DirectAnswer, type ReadContext, readDirectly } from '#worker/endpoints/api-read.ts'
import { findAll } from '#worker/search/find-all.ts'

/** Of most reads; not to be changed. */
const noParameters = new URLSearchParams()

/** Reads are never sent anywhere, and the worker's own pages send nothing. */
const noFetch = () => Promise.reject(new Error('Only reads are answered in process.'))

/**
 * Notes how reads end, each of which `watch` gives back: `isSound` as long as none is late or has failed. An entry that is not
 * there is an answer.
 */
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
 * The marketplace API for the worker itself, through the edge cache and without HTTP. One page reads an address once, so that
 * all its parts say the same; `onRead` is given the answer of every address.
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
    const reading = readDirectly(
      context,
      path,
      query === undefined ? noParameters : new URLSearchParams(query),
    )
    // What a reading throws is told to who asked.
    onRead?.(reading).catch(() => {})
    const answer = await reading
    logged.upstreamMs = Math.max(logged.upstreamMs ?? 0, Date.now() - started)
    // What is told of several reads is that of the first one, or of one that failed.
    if (logged.cacheStatus === undefined || answer.status >= 500) logged.cacheStatus = answer.cacheStatus
    return answer
  }

  const api = createApiClient({
    fetch: noFetch,
    lang,
    readDirectly: (target) => {
      const answer = answers.get(target) ?? read(target)
      answers.set(target, answer)
      return answer
    },
  })
  const apiIn = (code: LanguageCode) =>
    code === lang ? api : createInProcessApi(context, logged, onRead, code)
  return { ...api, search: (text, city) => findAll(apiIn, text, { city, language: lang }) }
}
