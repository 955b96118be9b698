/** What the browser has to load for a page. Known on the worker only: the browser has loaded it when it renders. */
export type DocumentAssets = {
  nonce: string
  /** The source of the inline module that starts the client. */
  start: string
  /** Modules that the matched routes need, in the order of need. */
  preloadsFor: (routeIds: ReadonlyArray<string>) => ReadonlyArray<string>
}
