import { QUEUE_FLAG } from '#api/offline-queue/names.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { readStored } from '#lib/storage.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { watchCopyNote } from './copy-notes.ts'
import { watchForUpdate } from './update.ts'

/** That of the language, with its pages for scope. */
const WORKER = language.base === '' ? '/sw.js' : `/sw.${language.code}.js`
const SCOPE = paths.home
const KEPT_FILES = /^\/(?:assets|images)\//

/** Files of ours that this page has loaded so far. */
function loadedFiles(): Array<string> {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT_FILES.test(pathname))
    .map(({ pathname }) => pathname)
}

/** Sends contact messages that were written without a connection, when there are any. */
async function lookAfterQueue(): Promise<void> {
  if (!readStored(QUEUE_FLAG) || !navigator.onLine) return
  const { settleQueue } = await import('./offline-queue.ts')
  await settleQueue()
}

/**
 * Makes the site work without a connection: registers the service worker and tells it what the visitor has seen. The
 * page was controlled from the beginning, or its files are handed over now.
 */
export async function startOffline(onNavigated: (run: () => void) => void): Promise<void> {
  addEventListener('online', lookAfterQueue)
  void lookAfterQueue()
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // That of another language, at the first page in this one, knows nothing of its files.
  const isControlled = serviceWorker.controller?.scriptURL === location.origin + WORKER
  let unknownFiles = isControlled ? [] : loadedFiles()
  watchCopyNote(onNavigated)
  try {
    watchForUpdate(await serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' }))
  } catch {
    // Private windows and some settings do not allow it: the site works as it does without.
    return
  }
  const registration = await serviceWorker.ready

  function tellVisit(): void {
    registration.active?.postMessage({ type: 'visited', url: location.href, files: unknownFiles })
    unknownFiles = []
  }

  whenIdle(tellVisit)
  onNavigated(() => whenIdle(tellVisit))
}
