import type { ChaosProxy } from '#support/fakes/chaos-proxy.ts'

export type EngineName = 'firefox' | 'webkit'

/** The settings of a visitor's browser. */
export type Settings = {
  theme?: 'dark'
  script?: 'off'
  /** True for a first visit, on which the location dialog opens. */
  isNew?: true
}

/** A visitor with an empty browser. Paths are those of the proxy that the visitor was made for. */
export type Visitor = {
  /** Opens an address, and waits until its document is parsed. */
  open: (path: string) => Promise<void>
  /** Runs a function in the page and returns its result. The function uses nothing of its file. */
  run: <Args extends ReadonlyArray<unknown>, Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /**
   * Presses the first visible element that matches the selector and whose name begins with a text. Waits for it.
   */
  click: (css: string, name?: string) => Promise<void>
  /** Focuses a field, which is empty or selected, and types. */
  type: (css: string, text: string) => Promise<void>
  escape: () => Promise<void>
  /** Sets the size of the viewport, initially 1280 by 900. The frame of a window may reduce the height. */
  resize: (width: number, height: number) => Promise<void>
  /**
   * Returns the problems so far: errors and warnings on the console, uncaught errors, violations of the policy.
   */
  problems: () => Promise<ReadonlyArray<string>>
  leave: () => Promise<void>
}

export type Engine = {
  visit: (front: ChaosProxy, settings: Settings) => Promise<Visitor>
  stop: () => Promise<void>
}

/** Timeout (ms) of a wait. */
export const WAITING = { timeout: 20_000, interval: 30 }

/** Runs in the page: removes the greetings of a first visit. */
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

/** Runs in the page: scrolls an element into view and returns it. */
export function findPart(css: string, name: string): Element | undefined {
  const part = [...document.querySelectorAll(css)].find((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent
    return element.checkVisibility() && words.replace(/\s+/g, ' ').trim().startsWith(name)
  })
  part?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return part
}
