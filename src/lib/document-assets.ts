/** What the browser has to load for a page. Known on the worker only: the browser has loaded it when it renders. */
export type DocumentAssets = {
  nonce: string
  /** The module that starts the client. */
  entry: string
  /** Modules that the matched routes need, in the order of need. */
  preloadsFor: (routeIds: ReadonlyArray<string>) => ReadonlyArray<string>
  /** Development only, in place of the entry: what Vite needs, then the entry. */
  inlineModule?: string
}
