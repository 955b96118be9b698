/** The search parameter of a page that waits for all its data, for browsers without JavaScript. */
export const WHOLE = 'whole'

/** The files of a page. Known in the worker only: the browser has loaded them when it renders. */
export type DocumentAssets = {
  nonce?: string
  /** Path that the page is rendered for. Unknown addresses share a page. */
  path?: string
  /** In a streamed page: the address of the page with all data in its place. */
  wholeAddress?: string
  /** The visitor saves data: no web font, prefetching and hints. */
  saveData: boolean
  /** The integrity of each stylesheet, by its address. */
  integrity: Readonly<Record<string, string>>
  /** The address of the script that starts the client, or its text in development. */
  entry: { src: string } | { source: string }
  font: string
  /** Returns the addresses of the modules that a page of these routes needs. */
  modulesFor: (routeIds: ReadonlyArray<string>) => ReadonlyArray<string>
}
