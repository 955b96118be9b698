import { expect, type Locator, type Page } from 'playwright/test'

export const WIDTHS = [360, 768, 1280]

/** Resolves when the client follows the links of the page, and what the page begins with can be pressed. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-routed]').waitFor({ state: 'attached' })
  await taken(page.locator('main h1, main:not(:has(h1))').first())
}

/** Opens a page and waits until it lives. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Resolves when a key that is pressed in this part of the page arrives: once React has the document, it lets nothing
 * come up from what it has not taken over yet. What is far below waits until it comes near.
 */
export async function taken(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const ended = new AbortController()
        let arrived = false
        addEventListener('keyup', () => (arrived = true), { signal: ended.signal })
        element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
        ended.abort()
        return arrived
      }),
    )
    .toBe(true)
}

/** Scrolls to the end of a page, so that everything lazy comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Has all of a page laid out, what waits for the client too, for those who measure what is far below. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-waiting]'))
      part.style.contentVisibility = 'visible'
  })
}

/** By how many pixels a page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** WCAG 2.2, 1.4.4: where a page is too wide on a phone in letters of up to twice the size, which it has in the end. */
export async function overflowAtSizes(page: Page): Promise<Array<string>> {
  const tooWide: Array<string> = []
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const size of ['20px', '24px', '28px', '32px']) {
      await page.evaluate(
        (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
        size,
      )
      const by = await overflow(page)
      if (by > 0) tooWide.push(`${by} px at ${width} px in ${size}`)
    }
  }
  return tooWide
}

/** Opens a page, scrolls through it so that everything lazy has come, and looks at its width. */
export async function walkThrough(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await scrollThrough(page)
  expect(await overflow(page), `${path} is wider than the screen`).toBe(0)
}

/** Stops the page's clock, which `page.clock.install` must have replaced before; from now on only `runFor` moves it. */
export async function freezeTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}
