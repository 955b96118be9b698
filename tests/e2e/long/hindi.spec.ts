import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { languageOffers } from '../../../src/catalogue/language-offers.ts'
import { search } from '../../../src/content/hi/search.ts'

const offer = languageOffers.hi

test('a search in any script shows results in Hindi', { tag: '@slow' }, async ({ page }) => {
  for (const text of ['fan repair', 'pankha', 'पंखा']) {
    await page.goto('/hi/search')
    await hydrated(page)
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').locator('a[href="/hi/services/electrician"]').first()).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title)
})

test.describe('in a browser that asks for Hindi', { tag: '@slow' }, () => {
  test.use({ locale: 'hi-IN' })

  test('the language offer stays hidden when it was dismissed', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: offer.dismiss }).click()
    await expect(page.getByRole('complementary', { name: offer.text })).toHaveCount(0)
    await page.goto('/services')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('complementary', { name: offer.text })).toHaveCount(0)
  })
})
