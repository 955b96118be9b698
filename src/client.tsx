import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { isDocumentChanged } from '#browser/client-errors/changed-document.ts'
import type { ClientErrorKind } from '#browser/client-errors/client-error.ts'
import type { ReportContext } from '#browser/client-errors/report-client-error.ts'
import { leaveFirstPage } from '#browser/first-page.ts'
import { getNamedJob, nameJob } from '#browser/named-job.ts'
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

/** Metadata of the first page that only the worker writes. */
const SELECTOR =
  'link[hreflang],meta[property^="og:"],meta[property^="article:"],meta[name^="twitter:"],script[type="application/ld+json"]'

/** Removes head elements that do not apply to the next page. */
function forgetMetadata(change: { pathChanged: boolean }): void {
  if (change.pathChanged) for (const element of document.head.querySelectorAll(SELECTOR)) element.remove()
}

/** The innermost shown route. For an unknown address it is the root. */
type Shown = { routeId: string; status: string }

/**
 * Measures a share of the visits to existing pages. Loads its code for these only, when the browser is idle.
 */
function measureWhenIdle(shown: Shown | undefined, rate: number | undefined): void {
  if (shown?.status !== 'success' || shown.routeId === '__root__') return
  if (!isSampled(rate, Math.random(), navigator)) return
  const page = getPage(shown.routeId)
  whenAtRest(() => {
    import('#browser/web-vitals/page-times.ts').then(
      ({ measurePageTimes }) => measurePageTimes(page),
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
  let place = { left: scrollX, top: scrollY }
  addEventListener('pagehide', () => {
    place = { left: scrollX, top: scrollY }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ ...place, behavior: 'instant' })
  })
}

/**
 * Spells the address as the router does, which would otherwise load the page again to correct it. The router drops the
 * fragment, so a job that is named there becomes a parameter.
 */
function spellAddress(): void {
  if (location.hash.startsWith('#job-')) nameJob(getNamedJob(location))
  const { pathname, search, hash } = location
  const spelled = stringifySearch(parseSearch(search))
  if (spelled !== search) history.replaceState(history.state, '', pathname + spelled + hash)
}

type Report = (kind: ClientErrorKind, cause: unknown) => void

/** Reports errors from now on. The first error loads the code. */
function watchErrors(describe: () => ReportContext): Report {
  function report(kind: ClientErrorKind, cause: unknown) {
    import('#browser/client-errors/report-client-error.ts').then(
      ({ reportClientError }) => reportClientError(kind, cause, describe()),
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
    measureWhenIdle(router.state.matches.at(-1), router.options.context.siteConfig.webVitalsSampleRate)
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
  const report = watchErrors(() => ({
    page: language.base + (router.state.matches.at(-1)?.routeId ?? ''),
    rate: router.options.context.siteConfig.clientErrorSampleRate,
  }))

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
  router.subscribe('onBeforeNavigate', forgetMetadata)

  keepPlace()

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
