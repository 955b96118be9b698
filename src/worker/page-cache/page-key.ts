import { routeTree } from '../../routeTree.gen.ts'

/** Longer addresses are shared with nobody. */
const LONGEST_ADDRESS = 300

/** What a stored page depends on besides its address. */
export type PageVariant = {
  /** Of the worker, so that a new build starts with nothing stored. */
  buildId: string
  /** The settings that pages show, and where their data comes from. */
  settings: string
  siteOrigin: string
  /** The page for visitors who asked for less data. */
  saveData: boolean
}

type RouteOptions = { path?: string; validateSearch?: unknown }

function declaredNames(validateSearch: unknown): ReadonlyArray<string> {
  const names: unknown =
    typeof validateSearch === 'function' ? Reflect.get(validateSearch, 'params') : undefined
  return Array.isArray(names) ? names : []
}

/** The search parameters that routes declare (src/lib/text-params.ts), by the pattern of their path. */
const declared = Object.values(routeTree.children ?? {}).flatMap(({ options }: { options: RouteOptions }) => {
  const names = declaredNames(options.validateSearch)
  const pattern = new RegExp(`^${options.path?.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}$`)
  return names.length > 0 ? [{ pattern, names }] : []
})

/**
 * The address that a page is rendered from and shared under: its path and the parameters that its route declares, the last
 * of each, in one order. Whatever else a link brings along is ignored. Undefined when it is too long to be shared.
 */
export function pageAddress({ pathname, search, searchParams }: URL): string | undefined {
  const params = new URLSearchParams()
  if (search !== '') {
    const names = declared.find(({ pattern }) => pattern.test(pathname))?.names ?? []
    for (const name of names) {
      const value = searchParams.getAll(name).at(-1)
      if (value) params.set(name, value)
    }
  }
  const address = params.size > 0 ? `${pathname}?${params}` : pathname
  return address.length > LONGEST_ADDRESS ? undefined : address
}

/** The address under which a page is stored: below the site's own host, as the platform advises. */
export function pageKey(address: string, { buildId, settings, siteOrigin, saveData }: PageVariant): string {
  return `${siteOrigin}/.cache/page/${buildId}/${settings}/${saveData ? 'save-data' : 'full'}${address}`
}
