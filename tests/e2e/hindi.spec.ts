import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { languageOffers } from '../../src/catalogue/language-offers.ts'

const offer = languageOffers.hi

test('the header leads to the same page and place in the other language, and back', async ({ page }) => {
  const banner = page.getByRole('banner')
  await open(page, '/privacy-policy#your-rights')
  await banner.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/privacy-policy#your-rights')
  await page.goto('/services/plumbing/mumbai?job=tap-repair')
  await banner.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/services\/plumbing\/mumbai/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await banner.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/services\/plumbing\/mumbai/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  for (const path of ['/about', '/hi/about']) {
    await page.goto(path)
    await expect(banner.locator('a[aria-current="page"]').first()).toHaveAttribute('href', path)
  }
})

test('links of a Hindi page lead to Hindi pages, without a new document', async ({ page }) => {
  await open(page, '/hi/services')
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.getByRole('main').locator('a[href="/hi/services/carpentry"]').click()
  await expect(page).toHaveURL('/hi/services/carpentry')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('बढ़ई')
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/hi/services')
})

for (const [locale, isOffered] of [
  ['hi-IN', true],
  ['en-IN', false],
] as const)
  test.describe(`in a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test(`the city dialog of an English page ${isOffered ? 'offers' : 'does not offer'} Hindi`, {
      tag: '@slow',
    }, async ({ page }) => {
      await open(page, '/services')
      const service = page.getByRole('main').getByRole('link', { name: /^Plumbing/ })
      await service.first().click()
      await expect(page).toHaveURL('/services/plumbing')
      await page.getByRole('banner').getByRole('button', { name: 'Select Location' }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Pune' })).toBeVisible()
      const link = page.getByRole('dialog').getByRole('link', { name: offer.open })
      await expect(link).toBeVisible({ visible: isOffered })
      if (!isOffered) return
      await link.click()
      await expect(page).toHaveURL('/hi/services/plumbing')
    })
  })
