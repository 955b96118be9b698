import { isAbsent } from '#api/errors.ts'
import { connectionSavesData } from '#browser/save-data.ts'
import { CACHES, drop, find, getAge, keep, STORED_AT } from './kept.ts'
import { noteGone } from './pages.ts'
import { type FetchEvent, scope } from './scope.ts'
import { mayKeep } from './strategy.ts'

/** Freshness of our pictures in browsers (public/_headers). */
const IMAGE_FRESH_MS = 86_400_000

/** Header that names the build which stored the file. */
export const BUILT_BY = 'x-stored-by'

/** Answers a built file from the cache first, because its name changes with its content. */
export async function answerAsset(event: FetchEvent, build: string): Promise<Response> {
  const { request } = event
  const kept = await find(CACHES.assets, request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (mayKeep(response)) {
    event.waitUntil(keep(CACHES.assets, request.url, response.clone(), { [BUILT_BY]: build }))
  }
  return response
}

/** Answers a picture from the cache at once. Refreshes it after a day. */
export async function answerImage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = (await find(CACHES.images, request.url)) ?? (await find(CACHES.assets, request.url))
  const isFresh = kept && getAge(kept) < IMAGE_FRESH_MS
  if (kept && (isFresh || connectionSavesData(scope.navigator.connection))) return kept
  const renewal = fetch(request).then((response) => {
    if (mayKeep(response)) event.waitUntil(keep(CACHES.images, request.url, response.clone()))
    return response
  })
  if (!kept) return renewal
  event.waitUntil(renewal.catch(() => undefined))
  return kept
}

/**
 * Answers data from the network. Offline, answers with the last copy, unless the entry is gone, and tells the page the
 * time of the copy.
 */
export async function answerApi(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    if (mayKeep(response)) event.waitUntil(keep(CACHES.api, request.url, response.clone()))
    else if (isAbsent(response.status)) {
      noteGone()
      event.waitUntil(drop(CACHES.api, [request.url]))
    }
    return response
  } catch (error) {
    const kept = request.signal.aborted ? undefined : await find(CACHES.api, request.url)
    if (!kept) throw error
    const client = await scope.clients.get(event.clientId)
    client?.postMessage({ type: 'old-data', storedAt: Number(kept.headers.get(STORED_AT)) })
    return kept
  }
}
