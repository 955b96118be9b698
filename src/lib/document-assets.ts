/** What the browser has to load for a page. Known on the worker only: the browser has loaded it when it renders. */
export type DocumentAssets = {
  nonce: string
  /** The visitor has asked for few bytes. */
  saveData: boolean
  /** The inline script that starts the client. */
  start: { type?: 'module'; source: string }
  /** What each stylesheet has to be, by its address. */
  integrity: Readonly<Record<string, string>>
  /** The source of the script that loads the page anew when its files are gone (src/lib/reload-when-gone.ts). */
  reloadScript: string
  /** The source of the script that begins to load what the page of these routes needs (src/lib/preload-hints.ts). */
  preloadScriptFor: (routeIds: ReadonlyArray<string>) => string
}
