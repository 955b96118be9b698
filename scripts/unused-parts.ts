import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Modules that the libraries bring along and that no page of this site runs in the browser, with what stands in for
 * them there: mutations, endless lists and the watch on the window's focus of the query cache, the router's link component (links are plain anchors)
 * its parsing of addresses (src/lib/search-params.ts does that), and the copy of a hook that React itself has.
 */
export const UNUSED_PARTS: Readonly<Record<string, string>> = {
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

function partOf(id: string): string | undefined {
  return Object.keys(UNUSED_PARTS).find((name) => id.endsWith(`/node_modules/${name}`))
}

/** Leaves the unused parts of libraries out of the browser's build. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /node_modules/ },
      handler(id) {
        const part = partOf(id)
        return part === undefined ? null : (UNUSED_PARTS[part] ?? null)
      },
    },
  }
}

const ICON_SOURCE = '/node_modules/lucide-react/dist/esm/createLucideIcon.mjs'
const OWN_ICONS = path.join(import.meta.dirname, '../src/components/ui/create-icon.ts')

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
