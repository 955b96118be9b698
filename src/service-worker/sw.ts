import { build, shell, stylesheet } from 'virtual:service-worker-shell'
import { connectionSavesData } from '#browser/save-data.ts'
import { deliverQueued } from '#data/offline-queue/deliver.ts'
import { QUEUE_TAG } from '#data/offline-queue/names.ts'
import { answerApi, answerAsset, answerImage, BUILT_BY } from './answers.ts'
import { assetsToDrop, CACHES, drop, find, isOwnCache, keep, prune, toEntries } from './kept.ts'
import { answerPage, getPictures, keepVisited, noteLoadedAhead, USES } from './pages.ts'
import { scope } from './scope.ts'
import { mayKeep, strategyFor } from './strategy.ts'

const MEGABYTE = 1_048_576
const OLD_TABS = '/old-tabs'

scope.addEventListener('install', (event) => event.waitUntil(keepShell()))

scope.addEventListener('activate', (event) => event.waitUntil(activate()))

scope.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const isPersonal = headers.has('Authorization') || headers.has('Range')
  const strategy = strategyFor({ method, mode, url, isPersonal }, scope.location.origin)
  if (strategy === 'page' && headers.get('Sec-Purpose') === 'prefetch') {
    // Prefetches are neither stored nor answered with a copy.
    noteLoadedAhead(url)
    return
  }
  if (strategy === 'network') return
  if (strategy === 'page') event.respondWith(answerPage(event, stylesheet))
  else if (strategy === 'asset') event.respondWith(answerAsset(event, build))
  else if (strategy === 'image') event.respondWith(answerImage(event))
  else event.respondWith(answerApi(event))
})

scope.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') event.waitUntil(scope.skipWaiting())
  if (isVisit(data)) event.waitUntil(afterVisit(data))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === QUEUE_TAG) event.waitUntil(deliverAll())
})

async function activate(): Promise<void> {
  const names: ReadonlyArray<string> = Object.values(CACHES)
  const foreign = (await caches.keys()).filter((name) => isOwnCache(name) && !names.includes(name))
  await Promise.all(foreign.map((name) => caches.delete(name)))
  await noteOldTabs()
  // Firefox abandons a navigation when its preload fails, and shows no copy. An older version may have enabled it.
  await scope.registration.navigationPreload?.disable()
  await scope.clients.claim()
}

/** Sent by an idle page, with the files that it loaded before this worker started. */
type Visit = { type: 'visited'; url: string; files: ReadonlyArray<string> }

function isVisit(data: unknown): data is Visit {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'visited'
}

async function afterVisit({ url, files }: Visit): Promise<void> {
  await keepFiles(files)
  await keepVisited(url, files.length > 0)
  await keepFiles(await getPictures(url))
  await prune(CACHES.pages, { entries: 40, bytes: 8 * MEGABYTE })
  await prune(CACHES.images, { entries: 240, bytes: 6 * MEGABYTE })
  await prune(CACHES.moves, { entries: 60, bytes: MEGABYTE })
  await prune(CACHES.api, { entries: 60, bytes: 2 * MEGABYTE })
  await dropOld()
}

/** Delivers waiting messages. The browser retries later if this fails. */
async function deliverAll(): Promise<void> {
  if ((await deliverQueued()) > 0) throw new Error('not all messages could be sent')
}

/** Stores a file; with data saving, only from the HTTP cache. @throws if it cannot */
async function keepFile(path: string): Promise<void> {
  const url = new URL(path, scope.location.origin).href
  const method = strategyFor({ method: 'GET', mode: 'cors', url, isPersonal: false }, scope.location.origin)
  const isShell = shell.includes(path)
  if (method !== 'asset' && method !== 'image') return
  const cacheName = method === 'asset' || isShell ? CACHES.assets : CACHES.images
  // Built files never change, pictures are refreshed when shown, and the shell comes with each version.
  if ((method === 'asset' || !isShell) && (await find(cacheName, url))) return
  const cache = connectionSavesData(scope.navigator.connection) ? 'only-if-cached' : 'force-cache'
  const response = await fetch(url, { cache, mode: 'same-origin', priority: 'low' })
  if (!mayKeep(response)) throw new Error(`${path} is not to be had: ${response.status}`)
  if (!(await keep(cacheName, url, response, { [BUILT_BY]: build }))) throw new Error(`no room for ${path}`)
}

/** Stores files. A file that fails is stored at its next use. */
async function keepFiles(paths: ReadonlyArray<string>): Promise<void> {
  await Promise.allSettled(paths.map(keepFile))
}

/**
 * Stores the files that the offline page and the copies need. If one fails, the version is not installed and the
 * browser retries later. With data saving, stores only files in the HTTP cache.
 */
async function keepShell(): Promise<void> {
  if (connectionSavesData(scope.navigator.connection)) await keepFiles(shell)
  else await Promise.all(shell.map(keepFile))
}

/** Records the open tabs when this version takes over, because they may still need files of their build. */
async function noteOldTabs(): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await keep(CACHES.notes, OLD_TABS, Response.json(tabs.map(({ id }) => id)))
}

/** Deletes files that only an older version needed, once its tabs are closed. Keeps files of a newer version. */
async function dropOld(): Promise<void> {
  const { installing, waiting } = scope.registration
  if (installing || waiting) return
  const note = await find(CACHES.notes, OLD_TABS)
  if (!note) return
  const ids: Array<string> = await note.json()
  const tabs = await Promise.all(ids.map((id) => scope.clients.get(id)))
  if (tabs.some(Boolean)) return
  const pages = await toEntries(CACHES.pages)
  const needed = pages.flatMap(({ response }) => response.headers.get(USES)?.split(' ') ?? [])
  const assets = (await toEntries(CACHES.assets)).map(({ url, response }) => ({
    url,
    build: response.headers.get(BUILT_BY),
  }))
  await drop(CACHES.assets, assetsToDrop(assets, build, new Set([...shell, ...needed])))
  await drop(CACHES.notes, [OLD_TABS])
}
