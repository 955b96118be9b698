import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, createSerializationAdapter } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { loadOrStay } from '#browser/build-gone.ts'
import { isTranslated } from '#browser/client-errors/changed-document.ts'
import { isFirstPage } from '#browser/first-page.ts'
import { type DehydratedQueries, dehydrateQueries, hydrateQueries } from '#data/dehydrate-queries.ts'
import type { PageContext } from '#data/page-data.ts'
import { queryDefaults } from '#data/query-result.ts'
import { inLanguage, language, withoutBase } from '#lib/language.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { PageFailure } from '#shell/error-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The context of the loaders. The browser gets its settings with the first page. */
type AppRouterOptions = Pick<PageContext, 'api' | 'siteOrigin'> &
  Partial<PageContext> & {
    /** Worker only: the nonce of this response's scripts. */
    nonce?: string
    /** Worker only: waits for the data that the page is sent with. */
    waitForData?: (queryClient: QueryClient) => Promise<void>
  }

/** Passes the error of a page to the browser, so that its error screen matches the server's. */
const apiErrors = createSerializationAdapter({
  key: 'api-error',
  test: (value) => value instanceof ApiError,
  toSerializable: ({ kind, status, message }): [ApiErrorKind, number, string] => [kind, status, message],
  fromSerializable: (parts) => new ApiError(...parts),
})

type Dehydrated = Pick<PageContext, 'siteOrigin' | 'siteConfig'> & { queries: DehydratedQueries }

/**
 * Returns true if the first page is a reload or a return. The browser restores its scroll position, in Firefox not
 * completely if the page grows late.
 */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && /reload|back_forward/.test(entry.type)
}

/** Creates the router with all state of one request, or in the browser of one visit. */
export function createAppRouter({ nonce, waitForData, ...given }: AppRouterOptions) {
  const queryClient = new QueryClient({ defaultOptions: { queries: queryDefaults } })
  const context: PageContext = { queryClient, renderedAt: Date.now, siteConfig: {}, ...given }
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // A page waits for its loader, so its data is never missing and never older than the query cache allows.
    defaultStaleReloadMode: 'blocking',
    // The visitor may have scrolled before the client started.
    scrollRestoration: () => !isFirstPage() || isReturn(),
    // Routes are the same in every language. (Without a rewrite the router spells `^` in a path as no URL does, and
    // sends such an address to itself for ever.)
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: withoutBase(url.pathname) }),
      output: ({ url }) => Object.assign(url, { pathname: inLanguage(url.pathname, language) }),
    },
    defaultErrorComponent: PageFailure,
    defaultStructuralSharing: true,
    ...(nonce && { ssr: { nonce } }),
    dehydrate: async () => {
      await waitForData?.(queryClient)
      const { siteOrigin, siteConfig } = context
      return { siteOrigin, siteConfig, queries: dehydrateQueries(queryClient) }
    },
    hydrate: async ({ siteOrigin, siteConfig, queries }: Dehydrated): Promise<void> => {
      Object.assign(context, { siteOrigin, siteConfig })
      await loadOrStay(loadMatched)
      // A translated page is not hydrated: hydration would fail and restore its own language.
      if (isTranslated()) {
        document.documentElement.dataset.unhydrated = ''
        await new Promise(() => {})
      }
      // This comes last, because a failure counts as fresh for a second: later the page would differ from the server's.
      hydrateQueries(queryClient, queries)
    },
    Wrap: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children),
  })
  router.options.serializationAdapters = [apiErrors]

  /** Loads the code of the page's routes, which hydration would wait for too. */
  function loadMatched() {
    const matched: ReadonlyArray<string> = router
      .matchRoutes(router.latestLocation)
      .map(({ routeId }) => routeId)
    const routes = Object.values(router.routesById).filter(({ id }) => matched.includes(id))
    return Promise.all(routes.map((route) => router.loadRouteChunk(route)))
  }

  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
