import { devices } from 'playwright/test'
import { hydrated, layOut, open, overflow, scrollThrough } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use(phone)

const LIST = '/services/plumbing/mumbai/professionals'

test('no field makes an iPhone zoom in', async ({ page }) => {
  for (const path of ['/contact', '/search', '/compare', LIST, '/contact?subject=booking']) {
    await open(page, path)
    await scrollThrough(page)
    const sizes = await page
      .locator('input:not([type=hidden],[type=checkbox],[type=radio]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(
      sizes.filter((size) => size < 16),
      path,
    ).toEqual([])
  }
})

test('the booking page shows no QR code on a phone', async ({ page }) => {
  for (const path of ['/book', '/book?service=plumbing', '/hi/book']) {
    await open(page, path)
    await expect(page.locator('main img[src*="/qr/"], main img[src*="code"]'), path).toBeHidden()
    await expect(page.locator('main a[data-opens-app]').first(), path).toBeVisible()
  }
})

test('a list shows ratings in stars to a quarter, and a message over the limit of a comparison', async ({
  page,
}) => {
  await open(page, LIST)
  const ratings = page.getByRole('main').getByRole('img', { name: /out of 5|stars/i })
  await expect(ratings.first()).toBeVisible()
  for (const rating of await ratings.all()) {
    const value = Number.parseFloat((await rating.textContent()) ?? '')
    const filled = await rating.locator('.stars').evaluate((stars) => getComputedStyle(stars).backgroundSize)
    expect(Number.parseFloat(filled) / 20).toBe(Math.round(value * 4) / 4)
  }
  const cards = page.getByRole('main').getByRole('article')
  for (const index of [0, 1, 2]) {
    await cards.nth(index).getByRole('checkbox').click()
    await expect(cards.nth(index).getByRole('checkbox')).toBeChecked()
  }
  const fourth = cards.nth(3)
  await fourth.getByRole('checkbox').click()
  await expect(fourth.getByRole('alert')).toBeVisible()
  await expect(fourth.getByRole('checkbox')).not.toBeChecked()
  await cards.nth(0).getByRole('checkbox').click()
  await expect(fourth.getByRole('alert')).toBeHidden()
  await fourth.getByRole('checkbox').click()
  await expect(fourth.getByRole('checkbox')).toBeChecked()
})

test('a correction of a profile shows the name, and only the message has the id', async ({ page }) => {
  await page.goto(LIST)
  const profile = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href')
  const id = profile?.split('/').at(-1) ?? ''
  await page.goto(profile ?? '')
  await page.locator('aside[aria-labelledby=correction-title] a').first().click()
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('Regarding')
  // The address of the page is printed only.
  await expect(page.getByText(id).filter({ visible: true })).toHaveCount(0)
  for (const box of await page.getByRole('textbox').all()) expect(await box.inputValue()).not.toContain(id)
  await expect(page.locator('form input[name="details.provider"]')).toHaveValue(id)
})

test('the contact form fits a screen of 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 650 })
  for (const path of ['/contact', '/contact?subject=booking&service=plumbing', '/hi/contact']) {
    await open(page, path)
    await layOut(page)
    expect(await overflow(page), path).toBe(0)
    const cut = await page
      .locator('main :is(a, button, p, h1, h2, h3, th, td, li, select, textarea)')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      )
    expect(cut, path).toEqual([])
  }
})

test('controls outside of sentences are 44 px high', async ({ page }) => {
  for (const path of ['/services/plumbing/mumbai', '/hi/contact']) {
    await open(page, path)
    await layOut(page)
    const low = await page
      .locator('main :is(a[href], button, summary, select):visible')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          const isInText =
            getComputedStyle(control).display === 'inline' &&
            (control.parentElement?.textContent?.trim().length ?? 0) >
              (control.textContent?.trim().length ?? 0)
          return width < 2 || height > 43 || isInText ? [] : [control.textContent?.trim()]
        }),
      )
    expect(low, path).toEqual([])
  }
})
