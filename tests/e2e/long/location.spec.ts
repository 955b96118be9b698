import type { Page } from 'playwright/test'
import { dialog, header, openDialog, useLocation } from '#support/browser/location-dialog.ts'
import { freezeTime } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { locationDialog } from '../../../src/content/en/location-dialog.ts'

for (const [text, title] of [
  ['kochi', 'Kochi'],
  ['Cochin', 'Kochi'],
  ['कोच्चि', 'Kochi'],
  ['aurangabad', 'Chhatrapati Sambhajinagar'],
  ['मैसूर', 'Mysore'],
] as const) {
  test(`"${text}" finds ${title}, and Enter chooses it`, { tag: '@slow' }, async ({ page }) => {
    await openDialog(page)
    const field = dialog(page).getByRole('searchbox')
    await field.fill(text)
    await expect(dialog(page).getByRole('listitem')).toHaveText([title])
    await expect(dialog(page).getByRole('status')).toHaveText('1 city')
    await field.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(header(page).getByRole('button', { name: `Your city: ${title}` })).toBeVisible()
  })
}

test('the list is filtered while typing, whatever the case', { tag: '@slow' }, async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByRole('searchbox').fill('NAG')
  const titles = dialog(page).getByRole('listitem')
  await expect(titles.first()).toHaveText('Nagpur')
  expect((await titles.allTextContents()).filter((title) => !/nag/i.test(title))).toEqual([])
  await dialog(page).getByRole('searchbox').fill('Paris')
  await expect(dialog(page).getByText('No cities found matching "Paris"').last()).toBeVisible()
})

test('a city that is more than 60 km away is chosen with a message that names the distance', {
  tag: '@slow',
}, async ({ page }) => {
  await useLocation(page, 26.9157, 73.0243)
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.far('Jodhpur', 75))
  await expect(dialog(page).getByRole('link', { name: 'Jodhpur' })).toContainText('Current')
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('button', { name: 'Your city: Jodhpur' })).toBeVisible()
})

test('a position far from all cities chooses none and shows a message', { tag: '@slow' }, async ({
  page,
}) => {
  await useLocation(page, 51.5, -0.12)
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.nothingNear(100))
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('button', { name: 'Select Location' })).toBeVisible()
})

/** Leaves the browser's question about the position open; the returned function allows it. */
async function leaveQuestionOpen(page: Page) {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => Object.assign(window, { allow: found })
  })
  return () =>
    page.evaluate(() => Reflect.get(window, 'allow')({ coords: { latitude: 26.9, longitude: 75.8 } }))
}

test('an unanswered permission prompt ends with a message, and a city can be chosen', {
  tag: '@slow',
}, async ({ page }) => {
  await leaveQuestionOpen(page)
  await page.clock.install()
  await openDialog(page)
  await freezeTime(page)
  await dialog(page).getByRole('button', { name: 'Use Current Location' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Detecting...' })).toBeDisabled()
  await page.clock.runFor(9_900)
  await expect(dialog(page).getByRole('button', { name: 'Detecting...' })).toBeDisabled()
  await page.clock.runFor(200)
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.unanswered)
  await expect(dialog(page).getByRole('button', { name: 'Use Current Location' })).toBeEnabled()
  await dialog(page).getByRole('link', { name: 'Pune' }).click()
  await expect(header(page).getByRole('button', { name: 'Pune' })).toBeVisible()
})

test('a late answer to the permission prompt counts', { tag: '@slow' }, async ({ page }) => {
  const allow = await leaveQuestionOpen(page)
  await page.clock.install()
  await openDialog(page)
  await freezeTime(page)
  await dialog(page).getByRole('button', { name: 'Use Current Location' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Detecting...' })).toBeDisabled()
  await page.clock.runFor(10_100)
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.unanswered)
  await allow()
  await expect(dialog(page)).toBeHidden()
  await expect(header(page).getByRole('button', { name: 'Jaipur' })).toBeVisible()
})

test('the dialog shows a message in a browser without geolocation', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Use Current Location' }).click()
  await expect(dialog(page).getByText('Geolocation is not supported by this browser.')).toBeVisible()
})

test('a city can be chosen when the browser forbids storage', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/services')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Chennai' }).click()
  await expect(header(page).getByRole('button', { name: 'Chennai' })).toBeVisible()
})

test.describe('while the code of the dialog cannot be loaded', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/ERR_FAILED|dynamically imported/] })

  test('a city leads to its page', async ({ page }) => {
    await page.route(/\/assets\/city-choice/, (route) => route.abort())
    await openDialog(page)
    await dialog(page).getByRole('link', { name: 'Pune' }).click()
    await expect(page).toHaveURL('/city/pune')
  })
})
