import type { Page } from 'playwright/test'
import { offline } from '#content/offline.ts'
import type { ChaosProxy } from '#support/fakes/chaos-proxy.ts'
import { expect } from '#support/fixtures/test.ts'
import { notifications } from './page-parts.ts'
import { hydrated } from './walk.ts'

/** Makes the browser check for a new version, as it does when a page is opened. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

export const states = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { waiting: Boolean(registration?.waiting), active: Boolean(registration?.active) }
  })

/** Reloads into the new version and waits until it is active. */
export async function takeUpdate(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await notifications(page).getByRole('button', { name: offline.reload }).click()
  await reloaded
  await expect.poll(() => states(page)).toEqual({ waiting: false, active: true })
}

export const FIRST_SCRIPT = /^\/assets\/entry-client-[^/]*\.js$/

/** Expects that a page with missing files, as after a deployment, is reloaded once and is then complete. */
export async function expectReloaded(page: Page, front: ChaosProxy, files: RegExp): Promise<void> {
  const bringBack = front.remove(files)
  let documents = 0
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents += 1
    if (documents === 2) bringBack()
  })
  await page.goto(`${front.url}/about`, { waitUntil: 'commit' })
  await expect.poll(() => documents).toBe(2)
  await hydrated(page)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Jakarta')
  expect(front.asked.filter((line) => line === 'GET /about')).toHaveLength(2)
}
