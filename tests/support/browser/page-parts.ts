import type { Locator, Page } from 'playwright/test'

/** The region with a page's notifications. */
export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' })
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

/** Holds the scripts of a page back until the returned function is called. */
export async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}
