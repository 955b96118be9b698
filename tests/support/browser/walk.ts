import { expect, type Locator, type Page } from 'playwright/test'

/** Waits until the client handles links and the beginning of the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-routed]').waitFor({ state: 'attached' })
  await taken(page.locator('main h1, main:not(:has(h1))').first())
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Waits until a part of the page is hydrated. Checks that a key event from the part arrives, because React stops events
 * from parts that it has not hydrated. Parts far below wait until they come near the viewport.
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

/** Scrolls to a part of the page and waits until it is hydrated. */
export async function reach(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await taken(part)
}

/** Scrolls to the end of a page, so that all lazy content loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

/**
 * Forces the layout of the whole page, including parts that wait for the client, so that tests can measure all of it.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-late]'))
      part.style.contentVisibility = 'visible'
  })
}

/** Returns the number of pixels by which a page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Opens a page, scrolls through it so that all lazy content loads, and expects that it fits the screen. */
export async function walkThrough(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await scrollThrough(page)
  expect(await overflow(page), `${path} is wider than the screen`).toBe(0)
}

/**
 * Stops the page's clock, which `page.clock.install` must have replaced before. From now on only `runFor` advances it.
 */
export async function freezeTime(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  // The time is over when the call takes longer than the second.
  await expect(pause).toPass()
}
