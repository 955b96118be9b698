import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, createSerializationAdapter } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import type { ApiClient } from '#api/client.ts'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { loadOrStay } from '#browser/build-gone.ts'
import { isTranslated } from '#browser/client-errors/changed-document.ts'
import type { DocumentAssets } from '#browser/document-assets.ts'
import { isFirstPage } from '#browser/first-page.ts'
import type { ContactFormState } from '#data/contact-form.ts'
import {
  type DehydratedQueries,
  dehydrateQueries,
  documentEnd,
  hydrateQueries,
} from '#data/dehydrate-queries.ts'
import type { PageContext, SiteConfig } from '#data/page-data.ts'
import { queryDefaults } from '#data/query-result.ts'
import { inLanguage, language, withoutBase } from '#lib/language.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { PageFailure } from '#routes/-error-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

type AppRouterOptions = {
  api: ApiClient
  /** In the browser its own origin, until the first page names that of the site. */
  siteOrigin: string
  /** The clock; by default the browser's. */
  now?: () => number
  /** Worker only: the nonce of this response's scripts. */
  nonce?: string
  assets?: DocumentAssets
  /** Worker only: structured data and link previews of the loaded page. */
  describePage?: PageContext['describePage']
  /** Worker only: waits for the data that the page is sent with. */
  waitForData?: (queryClient: QueryClient) => Promise<void>
  /** Set by the worker; the browser gets it with the first page. */
  siteConfig?: SiteConfig
  formState?: ContactFormState
}

/** Passes the error of a page to the browser, so that its error screen matches the server's. */
const apiErrors = createSerializationAdapter({
  key: 'api-error',
  test: (value) => value instanceof ApiError,
  toSerializable: ({ kind, status, message }): { kind: ApiErrorKind; status: number; message: string } => ({
    kind,
    status,
    message,
  }),
  fromSerializable: ({ kind, status, message }) => new ApiError(kind, status, message),
})

function withPath(url: URL, pathname: string): URL {
  url.pathname = pathname
  return url
}

type Dehydrated = { siteOrigin: string; siteConfig: SiteConfig; queries: DehydratedQueries }

/**
 * Returns true if the first page is a reload or a return. The browser restores its scroll position, in Firefox not
 * completely if the page grows late.
 */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && /reload|back_forward/.test(entry.type)
}

/** Creates the router with all state of one request, or in the browser of one visit. */
export function createAppRouter(options: AppRouterOptions) {
  const { api, siteOrigin, now = Date.now, nonce, assets, formState, waitForData } = options
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        ...queryDefaults,
        // Without a connection a read fails like any other, instead of waiting for one.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  })
  const context: PageContext = {
    api,
    queryClient,
    siteOrigin,
    renderedAt: now,
    siteConfig: options.siteConfig ?? {},
    ...(assets && { assets }),
    ...(options.describePage && { describePage: options.describePage }),
    ...(formState && { formState }),
  }
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The visitor may have scrolled before the client started.
    scrollRestoration: () => !isFirstPage() || isReturn(),
    // Routes are the same in every language. (Without a rewrite the router spells `^` in a path as no URL does, and
    // sends such an address to itself for ever.)
    rewrite: {
      input: ({ url }) => withPath(url, withoutBase(url.pathname)),
      output: ({ url }) => withPath(url, inLanguage(url.pathname, language)),
    },
    defaultErrorComponent: PageFailure,
    defaultStructuralSharing: true,
    ...(nonce && { ssr: { nonce } }),
    dehydrate: async () => {
      await waitForData?.(queryClient)
      return { siteOrigin, siteConfig: context.siteConfig, queries: dehydrateQueries(queryClient) }
    },
    hydrate: async ({ siteOrigin, siteConfig, queries }: Dehydrated): Promise<void> => {
      Object.assign(context, { siteOrigin, siteConfig })
      await loadOrStay(loadMatched)
      // A translated page is not hydrated: hydration would fail and restore its own language.
      if (isTranslated()) {
        document.documentElement.dataset.static = ''
        await new Promise(() => {})
      }
      // This comes last, because a failure counts as fresh for a second: later the page would differ from the server's.
      hydrateQueries(queryClient, queries, documentEnd())
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
