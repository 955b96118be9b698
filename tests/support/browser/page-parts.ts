import type { Locator, Page } from 'playwright/test'

export const STYLESHEET = /\/assets\/app-[\w-]+\.css$/

/** The region with a page's notifications. */
export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' })
}

/** Opens the menu of a narrow page and returns it. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Menu' }).click()
  return page.getByRole('navigation', { name: 'Menu' })
}

/** Inserts a link into the content of a page and returns it. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  const name = 'An added link'
  await page.evaluate(
    (properties) => {
      const link = Object.assign(document.createElement('a'), properties)
      document.querySelector('main')?.insertAdjacentElement('afterbegin', link)
    },
    { href, textContent: name },
  )
  return page.getByRole('link', { name })
}
