import { type Browser, launch, type Page } from 'puppeteer-core'
import { vi } from 'vitest'
import type { ChaosProxy } from '#support/fakes/chaos-proxy.ts'
import { findFirefox } from './find.ts'
import {
  type Engine,
  findPart,
  getSource,
  markAsVisited,
  type Settings,
  type Visitor,
  WAITING,
} from './visitor.ts'

function start({ theme, script }: Settings): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    timeout: 60_000,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'javascript.enabled': script !== 'off',
      // 0 is dark, 1 is light.
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
    },
  })
}

/**
 * Firefox logs this for a request of the service worker that a navigation cancelled; a failed request has a reason.
 */
const GIVEN_UP = /A ServiceWorker intercepted the request and encountered an unexpected error/

/** Returns the browser's console: what a page logs, uncaught errors, and what the policy blocked. */
function watch(page: Page): () => Promise<ReadonlyArray<string>> {
  const problems: Array<string> = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!GIVEN_UP.test(`${error}`)) problems.push(`${error}`)
  })
  return async () => problems
}

/** Runs in the page: logs texts, because an object is unreadable once the page is gone. */
function logWords(): void {
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind]
    console[kind] = (...words) => log(words.join(' '))
  }
}

/** Runs in the page: the middle of an element in the viewport. */
function getMiddle(part: Element | undefined): { x: number; y: number } | undefined {
  if (!part) return undefined
  const { x, y, width, height } = part.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

async function makeVisitor(page: Page, front: ChaosProxy, leave: () => Promise<void>): Promise<Visitor> {
  const problems = watch(page)

  /** Returns the position of a part, once it exists and does not move. */
  function find(css: string, name: string): Promise<{ x: number; y: number }> {
    let before = ''
    return vi.waitFor(async () => {
      const place = await page.evaluate<[], () => ReturnType<typeof getMiddle>>(
        `(${getMiddle})(${getSource(findPart, [css, name])})`,
      )
      if (!place) throw new Error(`There is no ${css} ${name}`)
      const last = before
      before = JSON.stringify(place)
      if (before !== last) throw new Error(`${css} ${name} moves`)
      return place
    }, WAITING)
  }

  return {
    open: async (path) => {
      await page.goto(front.url + path, { waitUntil: 'domcontentloaded' })
    },
    run: <Args extends ReadonlyArray<unknown>, Result>(inPage: (...args: Args) => Result, ...args: Args) =>
      page.evaluate<[], () => Result>(getSource(inPage, args)),
    // Presses at the position: the library's own press waits for an observer, which never calls back without
    // JavaScript.
    click: async (css, name = '') => {
      const { x, y } = await find(css, name)
      await page.mouse.click(x, y)
    },
    type: async (css, text) => {
      await find(css, '')
      await page.focus(css)
      await page.keyboard.type(text)
    },
    escape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewport({ width, height }),
    problems,
    leave,
  }
}

/** Firefox over WebDriver BiDi, which it speaks by itself. Each visitor has storage of their own. */
export async function startFirefox(): Promise<Engine> {
  const running = new Map<string, Browser>()

  /** Starts a browser with these settings for a whole run. */
  async function browserFor({ theme, script }: Settings): Promise<Browser> {
    const key = `${theme} ${script}`
    const browser = running.get(key) ?? (await start({ ...(theme && { theme }), ...(script && { script }) }))
    running.set(key, browser)
    return browser
  }

  await browserFor({})
  return {
    visit: async (front, settings) => {
      const browser = await browserFor(settings)
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.evaluateOnNewDocument(logWords)
      if (!settings.isNew) await page.evaluateOnNewDocument(markAsVisited)
      return makeVisitor(page, front, () => context.close())
    },
    stop: async () => {
      for (const browser of running.values()) await browser.close()
    },
  }
}
