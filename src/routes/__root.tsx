import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { AdsContext, SiteOriginContext } from '#components/sections/site-contexts.ts'
import { messages } from '#content/messages.ts'
import type { PageContext } from '#data/page-data.ts'
import { dialogCitiesQuery } from '#data/places/dialog-cities.ts'
import { catalogueQueries, cityQueries, stateQueries } from '#data/queries.ts'
import { CityDialog } from '#features/city/city-dialog.tsx'
import { Document } from '#shell/document.tsx'
import { ErrorScreen, NotFoundScreen } from '#shell/error-screen.tsx'
import { SiteShell } from '#shell/site-shell.tsx'
import { absentHead } from './-page-heads.ts'

export const Route = createRootRouteWithContext<PageContext>()({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(catalogueQueries.footer(context.api))
    void context.queryClient.prefetchQuery(stateQueries.footer(context.api))
    void context.queryClient.prefetchQuery(cityQueries.footer(context.api))
    // Only the server renders the city dialog.
    if (import.meta.env.SSR) void context.queryClient.prefetchQuery(dialogCitiesQuery(context.api))
  },
  // For an unknown address, only the root matches. All other pages have their own head.
  head: ({ match, matches }) => (matches.length === 1 ? absentHead(messages.notFound.page, match) : {}),
  shellComponent: Document,
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})

function Root() {
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  const ads = Route.useRouteContext({ select: ({ siteConfig }) => siteConfig.ads })
  const siteOrigin = Route.useRouteContext({ select: (context) => context.siteOrigin })
  return (
    <AdsContext value={ads}>
      <SiteOriginContext value={siteOrigin}>
        <SiteShell pathname={pathname} cityDialog={<CityDialog />}>
          <Outlet />
        </SiteShell>
      </SiteOriginContext>
    </AdsContext>
  )
}
