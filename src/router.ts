import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { ApiClient } from '#api/client.ts'
import type { PageContext } from '#api/page-data.ts'
import { isFailure } from '#api/settled.ts'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { routeTree } from './routeTree.gen.ts'

export type AppRouterOptions = {
  api: ApiClient
  siteOrigin: string
  /** The clock; the browser's own when absent. */
  now?: () => number
  /** Only on the worker: the nonce of this response's scripts. */
  nonce?: string
  assets?: DocumentAssets
  untilShellMayLeave?: PageContext['untilShellMayLeave']
  /** Told of every read that failed, with the sentence for the visitor; that there is no such entry is no failure. */
  onReadFailed?: (message: string, quiet: boolean) => void
}

function reportFailures(
  queryClient: QueryClient,
  report: NonNullable<AppRouterOptions['onReadFailed']>,
): void {
  queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'added' || (event.type === 'updated' && event.action.type === 'success')
    const { data } = event.query.state
    if (isAnswer && isFailure(data) && data.status !== 404)
      report(data.message, event.query.meta?.quiet === true)
  })
}

/** Makes the router with everything that belongs to one request, or in the browser to one visit. */
export function createAppRouter(options: AppRouterOptions) {
  const { api, siteOrigin, now = Date.now, nonce, assets, untilShellMayLeave, onReadFailed } = options
  const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
  if (onReadFailed) reportFailures(queryClient, onReadFailed)
  const context: PageContext = {
    api,
    queryClient,
    siteOrigin,
    renderedAt: now,
    ...(assets && { assets }),
    untilShellMayLeave: untilShellMayLeave ?? (() => Promise.resolve()),
  }
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    ...(nonce && { ssr: { nonce } }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
