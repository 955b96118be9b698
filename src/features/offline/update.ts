import { offline } from '#content/offline.ts'
import { toastStore } from '#lib/toasts.ts'

/** Browsers look for a new version when a page is opened; a tab that stays open looks as often as this. */
const LOOK_AGAIN_MS = 3_600_000
/** A version that takes over by itself needs no question. */
const SETTLING_MS = 500
/** The old version may be busy; the page itself is new without the new one too. */
const TAKE_OVER_MS = 2_000

/** Tells of a new version. It takes over when the visitor agrees, or when no tab is left that uses the old one. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
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
    // Another tab may have agreed: this one keeps what it shows, and what the visitor has typed into it.
    if (agreed) location.reload()
    else if (question !== undefined) toastStore.dismiss(question)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}
