import type { Page } from 'playwright/test'
import type { ChaosProxy } from '#support/fakes/chaos-proxy.ts'
import { expect } from '#support/fixtures/test.ts'
import { hydrated } from './walk.ts'

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
  expect(documents).toBe(2)
}
