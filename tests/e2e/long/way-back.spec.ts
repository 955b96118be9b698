import type { Page } from 'playwright/test'
import { answerMessages, EMPTY, expectValues, fill, getForm } from '#support/browser/contact-page.ts'
import { bar, compareBoxes, openList } from '#support/browser/provider-list.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'

// Playwright turns the back/forward cache off; the headless shell has none and reloads.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** Fills in the form and switches to Hindi, where the form has the text. */
async function fillAndTurnToHindi(page: Page, path: string) {
  const form = getForm(page)
  await page.goto(path)
  await hydrated(page)
  await fill(form)
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/contact/)
  await hydrated(page)
  await expect(page.locator('main [name="message"]')).toHaveValue(goodQuery.message)
  return form
}

/** Goes back to the earlier document, which keeps its state if the browser kept it. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page).toHaveURL(path)
}

test('a message that was sent in the other language is gone on Back', async ({ page }) => {
  await answerMessages(page)
  const form = await fillAndTurnToHindi(page, '/contact')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main [name="message"]')).toHaveCount(0)
  await comeBack(page, '/contact')
  await expectValues(form, EMPTY)
})

test('text that was typed in the other language is in the form on Back', async ({ page }) => {
  const form = await fillAndTurnToHindi(page, '/contact?subject=technician')
  await page.locator('main [name="message"]').fill('नल टपकता है, और फ़र्श गीला है।')
  await comeBack(page, '/contact?subject=technician')
  await expectValues(form, { ...goodQuery, message: 'नल टपकता है, और फ़र्श गीला है।' })
})

test('the comparison bar is shown on Back when the comparison began on a later page', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await openList(page)
  await compareBoxes(page).first().check()
  await comeBack(page, '/about')
  await expect(bar(page)).toContainText('1 of 4 chosen to compare')
})
