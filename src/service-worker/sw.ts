import { build, stylesheet } from 'virtual:service-worker-shell'
import { deliverQueued } from '#api/offline-queue/deliver.ts'
import { QUEUE_TAG } from '#api/offline-queue/names.ts'
import { answerApi, answerAsset, answerImage } from './answers.ts'
import { CACHES, isOwnCache, prune } from './kept.ts'
import { answerPage, keepVisited, noteLoadedAhead, picturesOf } from './pages.ts'
import { scope } from './scope.ts'
import { dropOld, keepFiles, keepShell, noteOldTabs } from './shell.ts'
import { strategyFor } from './strategy.ts'

const MEGABYTE = 1_048_576

scope.addEventListener('install', (event) => event.waitUntil(keepShell()))

scope.addEventListener('activate', (event) => event.waitUntil(activate()))

scope.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const isPersonal = headers.has('Authorization') || headers.has('Range')
  const strategy = strategyFor({ method, mode, url, isPersonal }, scope.location.origin)
  if (strategy === 'page' && headers.get('Sec-Purpose') === 'prefetch') {
    // For a visit that may not come: nothing is kept of it, and a copy is no answer to it.
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
  // Firefox gives a navigation up whose preload fails, and shows no copy. An older version may have turned it on.
  await scope.registration.navigationPreload?.disable()
  await scope.clients.claim()
}

/** What a page tells of itself when it is at rest; the files are those that it loaded before this worker was there. */
type Visit = { type: 'visited'; url: string; files: ReadonlyArray<string> }

function isVisit(data: unknown): data is Visit {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'visited'
}

async function afterVisit({ url, files }: Visit): Promise<void> {
  await keepFiles(files)
  await keepVisited(url, files.length > 0)
  await keepFiles(await picturesOf(url))
  await prune(CACHES.pages, { entries: 40, bytes: 8 * MEGABYTE })
  await prune(CACHES.images, { entries: 240, bytes: 6 * MEGABYTE })
  await prune(CACHES.api, { entries: 60, bytes: 2 * MEGABYTE })
  await dropOld()
}

/** The browser tries again later when this fails. */
async function deliverAll(): Promise<void> {
  if ((await deliverQueued()) > 0) throw new Error('not all messages could be sent')
}
