import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { search } from '../../../src/content/hi/search.ts'

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
