import { expectAccessible } from '#support/browser/axe.ts'
import { open } from '#support/browser/walk.ts'
import { READ_PAGES } from '#support/data/pages.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true, contextOptions: { reducedMotion: 'reduce' } })

for (const path of READ_PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
}

test('axe finds nothing in the location dialog, also when no city is found', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('banner').getByRole('button', { name: 'Select Location' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pune' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Pune' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('searchbox').fill('Paris')
  await expectAccessible(page, [360])
})

test('axe finds nothing on the confirmation of a message', async ({ page }) => {
  await open(page, '/contact?sent=0a1b2c3d')
  await expect(page.getByText('0a1b2c3d', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on a form with errors', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('form').locator('[aria-invalid="true"]')).toHaveCount(4)
  await expectAccessible(page)
})
