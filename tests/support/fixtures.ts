import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  type Page,
  type Response,
  type ViewportSize,
  type WebError,
} from 'playwright/test'
import { type Front, startFront } from './front.ts'

export { expect } from 'playwright/test'

const EMPTY_DOCUMENT = '/robots.txt'

type Options = {
  /** Leave the browser as a first visitor's, whom the location dialog greets. */
  firstVisit: boolean
  /** Console messages that a test expects. */
  expectedConsole: Array<RegExp>
  /**
   * Tests that only look share a page, which is much cheaper than a new one: no clock, no init script, no listener that
   * stays, no service worker.
   */
  sharesPage: boolean
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

type WorkerParts = {
  /** The contexts whose one page is shared, by what they were opened with. */
  sharedContexts: Map<string, BrowserContext>
}

/** A shared page as a test finds it: an empty document, nothing stored, and what the test's options say. */
async function reset(
  page: Page,
  viewport: ViewportSize | null | undefined,
  options: BrowserContextOptions,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearPermissions()
  await page.goto(EMPTY_DOCUMENT)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.mouse.move(0, 0)
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
  })
  if (viewport) await page.setViewportSize(viewport)
}

/** What the errors of a message name as their causes, which its text does not have. */
async function causesOf(message: ConsoleMessage): Promise<string> {
  const causes = message
    .args()
    .map((value) =>
      value.evaluate((error) =>
        error instanceof Error && error.cause instanceof Error ? `; cause: ${error.cause.stack}` : '',
      ),
    )
  // The page may be gone.
  return Promise.all(causes).then(
    (found) => found.join(''),
    () => '',
  )
}

/** Playwright's test; it fails on any console error or warning and on any error of the page. */
export const test = base.extend<Options & Parts, WorkerParts>({
  firstVisit: [false, { option: true }],
  expectedConsole: [[], { option: true }],
  sharesPage: [false, { option: true }],
  // What a service worker answers escapes `page.route`: the tests of it allow it.
  serviceWorkers: 'block',
  sharedContexts: [
    async ({ browser: _ }, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedContexts,
      sharesPage,
      firstVisit,
      javaScriptEnabled,
      isMobile,
      hasTouch,
      contextOptions,
    },
    use,
  ) => {
    const key = JSON.stringify([firstVisit, javaScriptEnabled, isMobile, hasTouch, contextOptions])
    const shared = sharesPage ? sharedContexts.get(key) : undefined
    const context = shared ?? (await browser.newContext())
    if (!shared && !firstVisit) await remember(context, 'hasVisitedBefore', 'true')
    if (sharesPage) sharedContexts.set(key, context)
    await use(context)
    if (!sharesPage) await context.close()
  },
  page: async ({ context, viewport, contextOptions }, use) => {
    const [shared, ...others] = context.pages()
    for (const other of others) await other.close()
    if (shared) await reset(shared, viewport, contextOptions)
    await use(shared ?? (await context.newPage()))
  },
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const problems: Array<string | Promise<string>> = []
      const refusedDocuments = new Set<string>()
      function noteRefusal(response: Response): void {
        if (response.request().isNavigationRequest() && response.status() >= 400)
          refusedDocuments.add(response.url())
      }
      function noteMessage(message: ConsoleMessage): void {
        if (!['error', 'warning'].includes(message.type())) return
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (refusedDocuments.has(message.location().url)) return
        const told = `${message.text()} (${message.location().url})`
        if (expectedConsole.some((pattern) => pattern.test(told))) return
        problems.push(causesOf(message).then((causes) => `${message.type()}: ${told}${causes}`))
      }
      function noteError(error: WebError): void {
        const { message } = error.error()
        if (!expectedConsole.some((pattern) => pattern.test(message))) problems.push(`page error: ${message}`)
      }
      context.on('response', noteRefusal).on('console', noteMessage).on('weberror', noteError)
      await use(undefined)
      context.off('response', noteRefusal).off('console', noteMessage).off('weberror', noteError)
      // What is still being answered when a test ends is waited for by nobody.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      base.expect(await Promise.all(problems)).toEqual([])
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
