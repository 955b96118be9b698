import { dialog, header } from '#support/browser/location-dialog.ts'
import { hydrated, open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { languageOffers } from '../../src/catalogue/language-offers.ts'

test.describe('on the first visit', () => {
  test.use({ firstVisit: true })

  test('the dialog opens by itself once, on a page that does not name a city', async ({ page }) => {
    test.slow()
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('hasVisitedBefore'), localStorage.getItem('selectedCity')])
    for (const path of ['/blog', '/contact', '/search?q=tap&city=mumbai', '/services/plumbing/mumbai']) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog'), path).toHaveCount(0)
      expect(await stored(), path).toEqual([null, null])
    }
    await page.goto('/')
    await expect(dialog(page)).toBeVisible()
    expect(await stored()).toEqual([null, null])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect.poll(stored).toEqual(['true', null])
    await page.reload()
    await hydrated(page)
    await expect(header(page).getByRole('button', { name: 'Select Location' })).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  })

  test('the dialog does not open while the visitor types', async ({ page }) => {
    await page.addInitScript(() => {
      const rest = window.requestIdleCallback.bind(window)
      window.requestIdleCallback = (run) => {
        Object.assign(window, { beIdle: () => rest(run) })
        return 0
      }
    })
    await open(page, '/')
    const name = page.getByRole('main').locator('input[name=q]')
    await name.fill('Asha')
    await page.evaluate(() => Reflect.get(window, 'beIdle')())
    await name.pressSequentially(' Kumari')
    await expect(name).toHaveValue('Asha Kumari')
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('hasVisitedBefore'))).toBeNull()
  })
})

test.describe('on the first visit with a browser in Hindi', () => {
  test.use({ firstVisit: true, locale: 'hi-IN' })

  test('the dialog is open on the Hindi page that was chosen in it, until it is closed', async ({ page }) => {
    const cities = page.locator('#city-dialog')
    await page.goto('/')
    await expect(cities).toBeVisible()
    await cities.getByRole('link', { name: languageOffers.hi.open }).click()
    await expect(page).toHaveURL('/hi')
    await expect(cities).toBeVisible()
    await page.reload()
    await expect(cities).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cities).toBeHidden()
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(cities).toBeHidden()
  })
})
