import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const LINKS = ['Top Services', 'Top Technicians', 'About Us', 'Contact Us', 'Career']

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the menu opens and closes, with the location picker, its links and Download App', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.getByRole('banner').locator('summary').click()
    await expect(menu.getByRole('link')).toHaveText([
      ...LINKS,
      'All Services',
      'Become a Partner',
      'Download App',
    ])
    await expect(menu.getByRole('button', { name: 'Select Location' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('choosing a page closes the menu', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false })

  test('the menu opens', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').locator('summary').click()
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Career' }),
    ).toBeVisible()
  })
})

test('the links are in a row and the header stays in view on a desktop', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link')).toHaveText(LINKS)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(main).toBeInViewport()
})
