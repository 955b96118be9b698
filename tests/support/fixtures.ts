import { type BrowserContext, test as base, type Page } from 'playwright/test'
import { type Front, startFront } from './front.ts'

export { expect } from 'playwright/test'

type Options = {
  /** Leave the browser as a first visitor's, whom the location dialog greets. */
  firstVisit: boolean
  /** Console messages that a test expects. */
  expectedConsole: Array<RegExp>
}

/**
 * The browser has this in its storage whenever a page opens. Frames are left alone: one of another site has no storage
 * where that is blocked for third parties.
 */
export async function remember(browser: BrowserContext | Page, key: string, value: string): Promise<void> {
  await browser.addInitScript(
    ([name, item]) => {
      if (window === top && location.origin !== 'null') localStorage.setItem(name, item)
    },
    [key, value] as const,
  )
}

type Parts = {
  quietConsole: undefined
  /** The site behind a server that can play another deployment and a slow line. */
  front: Front
}

/** Playwright's test; it fails on any console error or warning and on any error of the page. */
export const test = base.extend<Options & Parts>({
  firstVisit: [false, { option: true }],
  expectedConsole: [[], { option: true }],
  // What a service worker answers escapes `page.route`: the tests of it allow it.
  serviceWorkers: 'block',
  quietConsole: [
    async ({ context, firstVisit, expectedConsole }, use) => {
      const problems: Array<string> = []
      const refusedDocuments = new Set<string>()
      if (!firstVisit) await remember(context, 'hasVisitedBefore', 'true')
      context.on('response', (response) => {
        if (response.request().isNavigationRequest() && response.status() >= 400)
          refusedDocuments.add(response.url())
      })
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (refusedDocuments.has(message.location().url)) return
        if (expectedConsole.some((pattern) => pattern.test(message.text()))) return
        problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!expectedConsole.some((pattern) => pattern.test(message))) problems.push(`page error: ${message}`)
      })
      await use(undefined)
      base.expect(problems).toEqual([])
    },
    { auto: true },
  ],
  front: async ({ baseURL, context }, use) => {
    const front = await startFront(baseURL ?? '')
    await use(front)
    // A page that is still open would say that the server has gone.
    await Promise.all(context.pages().map((page) => page.close()))
    await front.stop()
  },
})
