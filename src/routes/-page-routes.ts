import type { StaticDataRouteOption } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'

declare module '@tanstack/react-router' {
  /** The flags that a route declares for its page. */
  interface StaticDataRouteOption {
    /** Lists the indexed addresses of the route in the sitemap of this kind. */
    sitemap?: 'pages' | 'services' | 'jobs' | 'places' | 'combinations' | 'posts' | 'professionals'
    /** ISO date of the last change, for the sitemap and for legal documents. */
    lastmod?: string
    /** `briefly`: the page changes within the hour. `never`: the address is different for every visitor. */
    stored?: 'briefly' | 'never'
    /**
     * The page is about a city, which another choice of the visitor replaces: in its path, for a service, its list of
     * professionals, a job or nothing else; or in the parameter `city`.
     */
    ofCity?: 'service' | 'professionals' | 'job' | 'city' | 'parameter'
    /** A new visitor is asked for the city: the page depends on it and names none. */
    asksCity?: true
  }
}

/** The page that a route declares. */
type PageRoute = {
  /** For example `/services/$id`. */
  path: string
  pattern: RegExp
  /** Names of the search parameters that the page reads. */
  params: ReadonlyArray<string>
  flags: StaticDataRouteOption
}

type RouteOptions = { path?: string; validateSearch?: unknown; staticData?: StaticDataRouteOption }

function declaredParams(validateSearch: unknown): ReadonlyArray<string> {
  const names: unknown =
    typeof validateSearch === 'function' ? Reflect.get(validateSearch, 'params') : undefined
  return Array.isArray(names) ? names : []
}

/** All pages of the site. */
export const pageRoutes: ReadonlyArray<PageRoute> = Object.values(routeTree.children ?? {}).flatMap(
  ({ options }: { options: RouteOptions }) => {
    if (options.path === undefined) return []
    const path = options.path.replace(/(?<=.)\/$/, '')
    return {
      path,
      pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`),
      params: declaredParams(options.validateSearch),
      flags: options.staticData ?? {},
    }
  },
)

/** Returns the page at a path without its language prefix. */
export function findPageRoute(pathname: string): PageRoute | undefined {
  return pageRoutes.find(({ pattern }) => pattern.test(pathname))
}
