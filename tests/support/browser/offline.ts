import type { Page } from 'playwright/test'
import { expect } from '#support/fixtures/test.ts'

/** Returns the paths that the service worker keeps. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until a service worker controls the page and has a copy of it. */
export async function keptForLater(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname)
}
