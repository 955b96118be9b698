/// <reference types="vite/client" />

declare module 'virtual:client-assets' {
  /**
   * Addresses by the module that needs them, for the entries and the parts of routes: first its own file, then those
   * of all that it imports statically. Null in development.
   */
  export const files: Readonly<Record<string, ReadonlyArray<string>>> | null
  export const buildId: string
  /** Hashes of the stylesheets by their address, for `integrity`. */
  export const integrity: Record<string, string>
}

/** False in a build of the service worker that removes it (scripts/build/service-worker.ts). */
declare const __KEEPS_PAGES__: boolean
