import type { Page } from 'playwright/test'
import { offline } from '#content/offline.ts'
import { expect } from '#support/fixtures/test.ts'

export const COPY =
  /^The connection is slow or lost\. This page is a copy from \d{1,2}:\d\d [ap]m, \d{1,2} \w{3,4}\./

export const copyNote = (page: Page) => page.getByRole('region', { name: offline.label })

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

/** Opens a page, waits until it is stored, and goes offline. */
export async function openThenDisconnect(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await keptForLater(page)
  await page.context().setOffline(true)
}
