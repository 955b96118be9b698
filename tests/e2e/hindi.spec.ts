import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { expectAccessible } from '#support/browser/axe.ts'
import { hydrated, WIDTHS, walkThrough } from '#support/browser/walk.ts'
import { TELLING_PAGES } from '#support/data/pages.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { languageOffers } from '../../src/catalogue/language-offers.ts'

const offer = languageOffers.hi

test.describe('every page', () => {
  test.use({ sharesPage: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of TELLING_PAGES)
    test(`${path} in Hindi fits every screen, and axe finds nothing`, {
      tag: path === '/' ? [] : '@slow',
    }, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await walkThrough(page, inLanguage(path, LANGUAGES.hi))
      }
      // axe would report targets just behind the header as too small, so the page is scrolled to the top.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
    })
})

test('the link in the header leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto('/services/plumbing/mumbai?job=tap-repair')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/services\/plumbing\/mumbai/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/services\/plumbing\/mumbai/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('the place on the page is kept in the other language', async ({ page }) => {
  await page.goto('/privacy-policy#your-rights')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/privacy-policy#your-rights')
})

test('links of a Hindi page lead to Hindi pages, without a new document', async ({ page }) => {
  await page.goto('/hi/services')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.getByRole('main').locator('a[href="/hi/services/carpentry"]').click()
  await expect(page).toHaveURL('/hi/services/carpentry')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('बढ़ई')
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/hi/services')
})

test('the header marks the page that is shown, in either language', async ({ page }) => {
  for (const path of ['/about', '/hi/about']) {
    await page.goto(path)
    await expect(page.locator('header a[aria-current="page"]').first()).toHaveAttribute('href', path)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the language link works, and all links keep the language', async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL('/hi/services')
    await page.getByRole('main').locator('a[href="/hi/services/plumbing"]').click()
    await expect(page).toHaveURL('/hi/services/plumbing')
  })
})

test.describe('in a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('the city dialog of an English page offers the shown page in Hindi', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Plumbing/ })
      .first()
      .click()
    await expect(page).toHaveURL('/services/plumbing')
    await page.getByRole('banner').getByRole('button', { name: 'Select Location' }).click()
    await page.getByRole('dialog').getByRole('link', { name: offer.open }).click()
    await expect(page).toHaveURL('/hi/services/plumbing')
  })
})

test('the city dialog offers no other language than the one that the browser prefers', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Select Location' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Pune' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: offer.open })).toBeHidden()
})
