import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { isDocumentChanged } from '#browser/client-errors/changed-document.ts'
import type { ClientErrorKind } from '#browser/client-errors/client-error.ts'
import { leaveFirstPage } from '#browser/first-page.ts'
import { readStored, removeStored } from '#browser/storage.ts'
import { toastStore } from '#browser/toasts.ts'
import { guardMarkup } from '#browser/trusted-types.ts'
import { getPage, isSampled } from '#browser/web-vitals/sampling.ts'
import { whenAtRest } from '#browser/when-idle.ts'
import { messages } from '#content/messages.ts'
import { reportFailures } from '#data/query-result.ts'
import { language } from '#lib/language.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { type AppRouter, createAppRouter } from './router.ts'

/** Measures a share of the visits to existing pages. Loads its code for these only, when the browser is idle. */
function measureVisit({ state, options }: AppRouter): void {
  const shown = state.matches.at(-1)
  const isPage = shown?.status === 'success' && shown.routeId !== '__root__'
  if (!isPage || !isSampled(options.context.siteConfig.webVitalsSampleRate, Math.random(), navigator)) return
  whenAtRest(() => {
    import('#browser/web-vitals/page-times.ts').then(
      ({ measurePageTimes }) => measurePageTimes(getPage(shown.routeId)),
      // The visit is not measured when the library fails to load.
      () => {},
    )
  })
}

/**
 * Restores the scroll position of a document from the back/forward cache. WebKit leaves that to the page when
 * `history.scrollRestoration` is `manual`, which the router sets whenever the document is shown.
 */
function keepPlace(): void {
  addEventListener('pagehide', () => {
    const place = { left: scrollX, top: scrollY }
    addEventListener('pageshow', () => scrollTo({ ...place, behavior: 'instant' }), { once: true })
  })
}

/** Spells the address as the router does, which would otherwise correct it by a navigation. */
function spellAddress(): void {
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', pathname + stringifySearch(parseSearch(search)) + hash)
}

/**
 * Gives the history entry of a jump within the page, which the browser makes without state, the state of its location:
 * by that the router finds the place of the visitor again. The router's own `replaceState` would load the page.
 */
function keepJumps({ history: { subscribe } }: AppRouter): void {
  subscribe(({ location: { state } }) => {
    if (history.state === null) History.prototype.replaceState.call(history, state, '')
  })
}

/** Reports errors from now on. The first error loads the code. */
function watchErrors(router: AppRouter) {
  function report(kind: ClientErrorKind, cause: unknown) {
    import('#browser/client-errors/report-client-error.ts').then(
      ({ reportClientError }) =>
        reportClientError(kind, cause, {
          page: language.base + (router.state.matches.at(-1)?.routeId ?? ''),
          rate: router.options.context.siteConfig.clientErrorSampleRate,
        }),
      // An error that cannot be reported stays in the browser's console.
      () => {},
    )
  }
  addEventListener('error', ({ error }) => error && report('error', error))
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => report('rejection', event.reason))
  return report
}

const TOKEN_KEY = 'authToken'

/** The client has hydrated the page. */
function Start({ router, children }: { router: AppRouter; children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('clientstart'))
    measureVisit(router)
  }, [router])
  return children
}

/** Hydrates the page. */
export function start(): void {
  guardMarkup()
  spellAddress()
  const api = createApiClient({
    fetch: (path, init) => fetch(path, init),
    getToken: () => readStored(TOKEN_KEY),
    onUnauthorized: () => {
      removeStored(TOKEN_KEY)
      toastStore.add('error', messages.errors.sessionExpired)
    },
  })
  const router = createAppRouter({ api, siteOrigin: location.origin })
  reportFailures(router.options.context.queryClient, (message) => toastStore.add('error', message))

  // Read before hydration, because React replaces changed parts together with their marks.
  const wasChanged = isDocumentChanged()
  const report = watchErrors(router)

  /**
   * Logs an error of React to the console, as React does by default, and reports it. React repairs changes by a
   * translator, form filler or extension.
   */
  const reportAs = (kind: ClientErrorKind) => (error: unknown) => {
    const isRepaired = kind === 'recoverable' || (kind === 'caught' && error instanceof DOMException)
    if (isRepaired && (wasChanged || isDocumentChanged())) {
      console.info(error)
    } else {
      console.error(error)
      report(kind, error)
    }
  }

  if (import.meta.env.PROD) {
    whenAtRest(() => {
      import('#browser/start-offline.ts')
        .then(({ startOffline }) => startOffline((run) => router.subscribe('onResolved', run)))
        .catch(() => undefined)
    })
  }

  // The router stores scroll positions once the page is rendered. The visitor may have scrolled earlier.
  const end = router.subscribe('onRendered', () => {
    end()
    document.dispatchEvent(new Event('scroll'))
  })
  router.subscribe('onBeforeNavigate', leaveFirstPage)
  keepPlace()
  keepJumps(router)

  startTransition(() => {
    hydrateRoot(
      document,
      <Start router={router}>
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>
      </Start>,
      {
        onRecoverableError: reportAs('recoverable'),
        onUncaughtError: reportAs('uncaught'),
        // A failed read is not an error of the page, because its screen shows the failure.
        onCaughtError: (error) => {
          if (error instanceof ApiError) console.info(error.message)
          else reportAs('caught')(error)
        },
      },
    )
  })
}
