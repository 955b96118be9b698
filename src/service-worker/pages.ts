import { isAbsent } from '#api/errors.ts'
import { connectionSavesData } from '#browser/save-data.ts'
import { CACHES, drop, find, getAge, keep, storedAt, toEntries } from './kept.ts'
import { offlinePage, withCopyNote } from './offline-page.ts'
import { type FetchEvent, scope } from './scope.ts'
import { isHtml, mayKeep, namedPictures, pageKey, strategyFor } from './strategy.ts'

/** Timeout (ms) for the first byte of a page that has a copy. */
const NETWORK_TIMEOUT_MS = 4_000
/** Age of a copy up to which a client-side navigation does not fetch the page again. */
const COPY_FRESH_MS = 3_600_000

const TITLE = 'x-stored-title'
/** Header that lists the built files of a page. They are kept as long as the page. */
export const USES = 'x-stored-uses'
const PICTURES = 'x-stored-pictures'

async function keepPage(key: string, response: Response): Promise<void> {
  const html = await response.clone().text()
  const title = html.match(/<title[^>]*>([^<]*)<\/title>/)?.[1] ?? ''
  const uses = new Set(html.match(/\/assets\/[\w.-]+/g))
  await keep(CACHES.pages, key, response, {
    [TITLE]: encodeURIComponent(title),
    [USES]: [...uses].join(' '),
    [PICTURES]: namedPictures(html).join(' '),
  })
}

/** Returns the pictures of a page to store with it. Browsers do not load those far below the viewport yet. */
export async function getPictures(url: string): Promise<ReadonlyArray<string>> {
  const copy = await find(CACHES.pages, pageKey(url))
  return copy?.headers.get(PICTURES)?.match(/\S+/g) ?? []
}

/** Stores a page if it may be stored. Deletes the copy of a page that has moved or is gone. */
async function keepOrDrop(key: string, response: Response): Promise<void> {
  if (response.type === 'opaqueredirect') return followRedirect(key)
  if (!isHtml(response.headers)) return
  if (mayKeep(response)) await keepPage(key, response)
  else if (isAbsent(response.status)) await drop(CACHES.pages, [key])
  else await noteRedirect(key, response)
}

async function offlineAnswer(url: string, stylesheet: string): Promise<Response> {
  const kept = await findKeptAddress(url)
  if (kept) return Response.redirect(kept)
  const pages = (await toEntries(CACHES.pages)).map((page) => ({
    url: page.url,
    title: decodeURIComponent(page.response.headers.get(TITLE) ?? ''),
    storedAt: storedAt(page.response),
  }))
  return offlinePage({ url, stylesheet, pages })
}

/**
 * Answers a page from the network. Offline or after a timeout, answers with the copy and a note, else with the offline
 * page.
 */
export async function answerPage(event: FetchEvent, stylesheet: string): Promise<Response> {
  const { url } = event.request
  const key = pageKey(url)
  const network = (async () => {
    const response = await fetch(event.request)
    event.waitUntil(keepOrDrop(key, response.clone()))
    return response
  })()
  event.waitUntil(network.catch(() => undefined))
  const copy = await find(CACHES.pages, key)
  if (!copy) return network.catch(() => offlineAnswer(url, stylesheet))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(withCopyNote(copy.clone(), 'slow')), NETWORK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([network.catch(() => withCopyNote(copy, 'offline')), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Pages that the browser has prefetched, while this worker stays awake. */
const loadedAhead = new Set<string>()

/** Remembers that the browser has prefetched a page into its own cache. */
export function noteLoadedAhead(url: string): void {
  loadedAhead.add(pageKey(url))
}

/** Time (ms) at which an answer last reported removed data, while this worker stays awake. */
let goneAt = 0

/** Records that data is gone; the page that shows it may be gone, too. */
export function noteGone(): void {
  goneAt = Date.now()
}

/**
 * Stores a page opened without this worker (the first page, or a prerendered one) or by the router. The former are in
 * the HTTP cache and cost nothing. With data saving, fetches nothing else.
 */
export async function keepVisited(url: string, isFirst: boolean): Promise<void> {
  const { origin } = scope.location
  if (strategyFor({ method: 'GET', mode: 'navigate', url, isPersonal: false }, origin) !== 'page') return
  const key = pageKey(url)
  const wasLoaded = loadedAhead.delete(key) || isFirst
  const kept = await find(CACHES.pages, key)
  if (kept && getAge(kept) < Math.min(Date.now() - goneAt, COPY_FRESH_MS)) return
  const savesData = connectionSavesData(scope.navigator.connection)
  try {
    const cache = savesData ? 'only-if-cached' : wasLoaded ? 'force-cache' : 'default'
    const response = await fetch(url, { cache, mode: 'same-origin' })
    await keepOrDrop(key, response)
  } catch {
    // The next visit stores it.
  }
}

const LEADS_TO = 'x-leads-to'

/** Deletes the copy of a moved page, and stores its new address. */
async function noteMove(key: string, target: string): Promise<void> {
  await drop(CACHES.pages, [key])
  await keep(CACHES.moves, key, new Response(), { [LEADS_TO]: pageKey(target) })
}

/**
 * Stores the new address if a redirect led to a page of the site. A redirect to another site may come from a network,
 * such as a captive portal.
 */
async function noteRedirect(key: string, { redirected, status, url }: Response): Promise<void> {
  if (redirected && status === 200 && pageKey(url) !== key) await noteMove(key, url)
}

/** Follows the redirect of a page, which browsers hide from service workers, and stores the new address. */
async function followRedirect(key: string): Promise<void> {
  const response = await fetch(key, { method: 'HEAD', mode: 'same-origin' }).catch(() => undefined)
  if (response) await noteRedirect(key, response)
}

/** Normalizes an address, without the differences that the site redirects away. */
function toSpelling(url: string): string {
  const { pathname, search } = new URL(url)
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Compares a malformed address as it is.
  }
  const plain = path.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu, '').replace(/\/{2,}/g, '/')
  return plain.replace(/(?<=.)\/$/, '').toLowerCase() + search
}

/** Returns the address of a stored page that another address redirects to. */
async function findKeptAddress(url: string): Promise<string | undefined> {
  const key = pageKey(url)
  const target = (await find(CACHES.moves, key))?.headers.get(LEADS_TO) ?? key
  const pages = await toEntries(CACHES.pages)
  return pages.find((page) => page.url !== key && toSpelling(page.url) === toSpelling(target))?.url
}
