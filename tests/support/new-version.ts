import type { Page } from 'playwright/test'
import { offline } from '../../src/content/offline.ts'
import { expect } from './fixtures.ts'
import { notifications } from './page-parts.ts'

/** Has the browser look for a new version, as it does when a page is opened. */
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

/** Loads the new version and waits until it is the one that looks after the page. */
export async function takeUpdate(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await notifications(page).getByRole('button', { name: offline.reload }).click()
  await reloaded
  await expect.poll(() => states(page)).toEqual({ waiting: false, active: true })
}
