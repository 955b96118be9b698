import type { ChaosProxy } from '#support/fakes/chaos-proxy.ts'

export type EngineName = 'firefox' | 'webkit'

/** The settings of a visitor's browser. */
export type Settings = {
  theme?: 'dark'
  script?: 'off'
  /** Nobody has been here yet: the location dialog greets them. */
  isNew?: true
}

/** One person with an empty browser. Paths are those of the front that the visitor was made for. */
export type Visitor = {
  /** Opens an address; ends when its document has been read. */
  open: (path: string) => Promise<void>
  /** Runs a function in the page, which therefore uses nothing of its file, and gives its result. */
  run: <Args extends ReadonlyArray<unknown>, Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Presses the first visible element that fits the selector and whose name begins so; waits until there is one. */
  click: (css: string, name?: string) => Promise<void>
  /** Goes to a field, which is empty or selected, and types. */
  type: (css: string, text: string) => Promise<void>
  escape: () => Promise<void>
  /** Sets the size of the viewport, 1280 by 900 at first; a window's frame may take some of the height. */
  resize: (width: number, height: number) => Promise<void>
  /** The problems so far: errors and warnings on the console, uncaught errors, violations of the policy. */
  problems: () => Promise<ReadonlyArray<string>>
  leave: () => Promise<void>
}

export type Engine = {
  visit: (front: ChaosProxy, settings: Settings) => Promise<Visitor>
  stop: () => Promise<void>
}

/** Timeout (ms) of a wait. */
export const WAITING = { timeout: 20_000, interval: 30 }

/** Runs in the page: takes away what greets a new visitor. */
export function markAsVisited(): void {
  if (location.protocol === 'http:') localStorage.setItem('hasVisitedBefore', 'true')
}

/** Returns a call as source text, for a page. */
export function getSource<Args extends ReadonlyArray<unknown>>(
  inPage: (...args: Args) => unknown,
  args: Args,
): string {
  return `(${inPage})(...${JSON.stringify(args)})`
}

/** Runs in the page: brings an element into view and gives it. */
export function findPart(css: string, name: string): Element | undefined {
  const part = [...document.querySelectorAll(css)].find((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent
    return element.checkVisibility() && words.replace(/\s+/g, ' ').trim().startsWith(name)
  })
  part?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return part
}
