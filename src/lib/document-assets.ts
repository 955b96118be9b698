/** What the browser has to load for a page. Known on the worker only: the browser has loaded it when it renders. */
export type DocumentAssets = {
  nonce: string
  /** The visitor has asked for few bytes. */
  light: boolean
  /** The styles for the first screen of a page that does not wait for the stylesheet. */
  firstScreen?: string
  /** The source of the inline module that starts the client. */
  start: string
  /** What each stylesheet has to be, by its address. */
  integrity: Readonly<Record<string, string>>
  /** The source of the script that begins to load what the page of these routes needs (src/lib/early-loads.ts). */
  earlyScriptFor: (routeIds: ReadonlyArray<string>, isStyledLate: boolean) => string
}
