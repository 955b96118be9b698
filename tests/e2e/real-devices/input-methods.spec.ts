import type { Locator, Page } from 'playwright/test'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { locationDialog } from '../../../src/content/en/location-dialog.ts'
import { messages } from '../../../src/content/en/messages.ts'

type Composed = { isComposing: boolean; keyCode: number }

/** The keys of a composition as Chromium and as Safari send them. */
const COMPOSED: ReadonlyArray<[string, Composed]> = [
  ['while composing', { isComposing: true, keyCode: 229 }],
  ['at the end of a composition in Safari', { isComposing: false, keyCode: 229 }],
  ['while composing without a code', { isComposing: true, keyCode: 13 }],
]

/** Presses a key of an input method. Returns false if the page prevented its default. */
function press(field: Locator, key: string, composed: Composed): Promise<boolean> {
  return field.evaluate((element, init) => element.dispatchEvent(new KeyboardEvent('keydown', init)), {
    key,
    bubbles: true,
    cancelable: true,
    ...composed,
  })
}

async function openCities(page: Page): Promise<Locator> {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: messages.location.select }).click()
  return page.getByRole('dialog').getByLabel(locationDialog.field)
}

for (const [when, composed] of COMPOSED) {
  test(`Enter ${when} chooses no city`, async ({ page }) => {
    const field = await openCities(page)
    await field.fill('jaip')
    expect(await press(field, 'Enter', composed)).toBe(true)
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`keys ${when} choose no suggestion`, async ({ page }) => {
    await page.goto('/search')
    await hydrated(page)
    const box = page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('combobox'))
      .first()
    await box.pressSequentially('leak')
    await expect(page.getByRole('option').first()).toBeVisible()
    await box.press('ArrowDown')
    const active = await box.getAttribute('aria-activedescendant')
    for (const key of ['Enter', 'ArrowDown', 'Escape']) expect(await press(box, key, composed)).toBe(true)
    await expect(box).toHaveAttribute('aria-activedescendant', active ?? '')
    await expect(page).toHaveURL('/search')
  })
}
