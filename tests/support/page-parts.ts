import type { Locator, Page } from 'playwright/test'

/** Where a page says what has happened. */
export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' })
}

/** Opens the menu of a narrow page and gives it. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Menu' }).click()
  return page.getByRole('navigation', { name: 'Menu' })
}
