import { COPY_NOTE, createCopyNote } from '#browser/copy-note.ts'
import { readStored } from '#browser/storage.ts'
import { toastStore } from '#browser/toasts.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { shortMoment } from '#catalogue/format-dates.ts'
import { offline } from '#content/offline.ts'
import { QUEUE_FLAG } from '#data/offline-queue/names.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

function noteElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>(COPY_NOTE)
}

/** Replaces the text of the note by the news, with a link to the live page. */
function offerReload(note: HTMLElement): void {
  const status = note.querySelector('span')
  if (!status) return
  status.textContent = `${offline.backOnline} `
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'min-h-11 px-2 underline underline-offset-4'
  button.textContent = offline.reload
  button.addEventListener('click', () => location.reload())
  note.querySelector('button')?.remove()
  note.insertAdjacentElement('beforeend', button)
}

function isOldData(data: unknown): data is { storedAt: number } {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'old-data'
}

/**
 * Manages the note above an offline copy: offers the live page when the connection is back, leaves with the page, and
 * also appears when a live page shows old data.
 */
function watchCopyNote(onNavigated: (run: () => void) => void): void {
  addEventListener('online', () => {
    const note = noteElement()
    if (note) offerReload(note)
  })
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (!isOldData(data) || noteElement()) return
    const note = createCopyNote(offline.oldData(shortMoment(data.storedAt)), offline.label)
    document.body.insertAdjacentElement('afterbegin', note)
  })
  onNavigated(() => {
    if (navigator.onLine) noteElement()?.remove()
  })
}

/** Browsers look for a new version when a page is opened; a tab that stays open looks as often as this. */
const LOOK_AGAIN_MS = 3_600_000
/** A version that activates by itself needs no question. */
const SETTLING_MS = 500
/** The old version may be busy. The page itself is new even without the new version. */
const TAKE_OVER_MS = 2_000

/** Announces a new version. It activates when the visitor agrees, or when no tab uses the old one. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  let question: number | undefined
  let agreed = false
  let looked = Date.now()

  function ask(): void {
    if (!registration.waiting || !serviceWorker.controller || question !== undefined) return
    question = toastStore.add('info', offline.newVersion, {
      label: offline.reload,
      run: () => {
        agreed = true
        registration.waiting?.postMessage('take-over')
        setTimeout(() => location.reload(), TAKE_OVER_MS)
      },
    })
  }

  ask()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') setTimeout(ask, SETTLING_MS)
    })
  })
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab may have agreed. This one keeps its page and what the visitor has typed.
    if (agreed) location.reload()
    else if (question !== undefined) toastStore.dismiss(question)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** The service worker of the language, with its pages as scope. */
const WORKER = language.base === '' ? '/sw.js' : `/sw.${language.code}.js`
const SCOPE = paths.home
const KEPT_FILES = /^\/(?:assets|images)\//

/** Returns our files that this page has loaded so far. */
function loadedFiles(): Array<string> {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT_FILES.test(pathname))
    .map(({ pathname }) => pathname)
}

/** Sends contact messages that were written without a connection, and announces their outcomes. */
async function lookAfterQueue(): Promise<void> {
  if (!readStored(QUEUE_FLAG) || !navigator.onLine) return
  const { settleQueue } = await import('./offline-queue.ts')
  // Some browsers do not let a page open the database; the flag is then of an earlier visit.
  await settleQueue().catch(() => undefined)
}

/** Registers the service worker, and hands it the files of a page that it did not control from the beginning. */
export async function startOffline(onNavigated: (run: () => void) => void): Promise<void> {
  addEventListener('online', lookAfterQueue)
  document.addEventListener('visibilitychange', lookAfterQueue)
  void lookAfterQueue()
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The service worker of another language knows no files of this one.
  const isControlled = serviceWorker.controller?.scriptURL === location.origin + WORKER
  let unknownFiles = isControlled ? [] : loadedFiles()
  watchCopyNote(onNavigated)
  try {
    watchForUpdate(await serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' }))
  } catch {
    // Private windows and some settings forbid it. The site works without it.
    return
  }
  const registration = await serviceWorker.ready

  function reportVisit(): void {
    registration.active?.postMessage({ type: 'visited', url: location.href, files: unknownFiles })
    unknownFiles = []
  }

  whenIdle(reportVisit)
  onNavigated(() => whenIdle(reportVisit))
}
