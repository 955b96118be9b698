import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const LINKS = ['Top Services', 'Top Technicians', 'About Us', 'Contact Us', 'Career']

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the menu has the location picker and its links, and closes when a page is chosen', async ({
    page,
  }) => {
    await open(page, '/services')
    const summary = page.getByRole('banner').locator('summary')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await summary.click()
    await expect(menu.getByRole('link')).toHaveText([
      ...LINKS,
      'All Services',
      'Become a Partner',
      'Download App',
    ])
    await expect(menu.getByRole('button', { name: 'Select Location' })).toBeVisible()
    // The second press chooses the page that is shown.
    for (let press = 0; press < 2; press++) {
      if (press > 0) await summary.click()
      await menu.getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL('/about')
      await expect(menu).toBeHidden()
    }
  })

  test('the menu works by keyboard, and the dialog opened from it returns the focus', async ({ page }) => {
    await open(page, '/about')
    const summary = page.getByRole('banner').locator('summary')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
    await summary.click()
    const opener = menu.getByRole('button', { name: 'Select Location' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links are in a row that stays in view, and in a menu on a phone', async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('navigation', { name: 'Main' })
    await expect(row.getByRole('link')).toHaveText(LINKS)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect(row).toBeInViewport()
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/')
    await page.getByRole('banner').locator('summary').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Career' })).toBeVisible()
  })
})
