import path from 'node:path'
import type { Plugin } from 'vite'

/** The path of a module below node_modules, and the source that stands in for it. */
type Parts = Readonly<Record<string, string>>

/**
 * What the libraries bring along and no page of this site runs: of the query cache mutations, endless lists and the
 * watch on the window's focus; of the router its link component (links are plain anchors) and its parsing of searches
 * (src/lib/search-params.ts does that); and the copy of a hook that React itself has.
 */
const UNUSED_BY_PAGES: Parts = {
  '@tanstack/query-core/build/modern/mutationCache.js': `export class MutationCache {
  config = {}
  getAll() { return [] }
  find() {}
  findAll() { return [] }
  clear() {}
  resumePausedMutations() { return Promise.resolve() }
}`,
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `export function infiniteQueryBehavior() {}
export function hasNextPage() {}
export function hasPreviousPage() {}`,
  '@tanstack/query-core/build/modern/focusManager.js': `export class FocusManager {}
export const focusManager = { subscribe: () => () => {}, isFocused: () => true, setEventListener() {}, setFocused() {} }`,
  '@tanstack/react-router/dist/esm/link.js': `export const Link = 'a'
export function createLink() {}
export function linkOptions() {}
export function useLinkProps() {}`,
  '@tanstack/router-core/dist/esm/searchParams.js': `export function defaultParseSearch() {}
export function defaultStringifySearch() {}
export function parseSearchWith() {}
export function stringifySearchWith() {}`,
  'use-sync-external-store/shim/index.js': `export { useSyncExternalStore } from 'react'`,
}

/** The worker also does without. */
const UNUSED_BY_WORKER: Parts = {
  // The renderers to a string, which react-dom/server brings along beside the one to a stream.
  'react-dom/cjs/react-dom-server-legacy.browser.production.js': 'module.exports = {}',
  // Applications of other frameworks within ours, and Hono's own reading of forms (src/worker/contact/form.ts does that).
  'hono/dist/utils/mount.js': 'export function createMountedRequest() {}',
  'hono/dist/utils/body.js': 'export function parseBody() {}',
}

/** What each environment of the build leaves out. */
export const UNUSED: Readonly<Record<'client' | 'ssr', Parts>> = {
  client: UNUSED_BY_PAGES,
  ssr: { ...UNUSED_BY_PAGES, ...UNUSED_BY_WORKER },
}

/** Leaves the unused parts of libraries out of the build. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    load: {
      filter: { id: /node_modules/ },
      handler(id) {
        const parts = Object.entries(UNUSED[this.environment.name === 'ssr' ? 'ssr' : 'client'])
        return parts.find(([module]) => id.endsWith(`/node_modules/${module}`))?.[1] ?? null
      },
    },
  }
}

const ICON_SOURCE = '/node_modules/lucide-react/dist/esm/createLucideIcon.mjs'
const OWN_ICONS = path.join(import.meta.dirname, '../../src/components/ui/create-icon.ts')

/** Has the icons of lucide-react drawn by a few lines of our own, on the server and in the browser alike. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    load: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: (id) =>
        id.endsWith(ICON_SOURCE)
          ? `export { createIcon as default } from ${JSON.stringify(OWN_ICONS)}`
          : null,
    },
  }
}
