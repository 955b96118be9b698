import type { Page } from 'playwright/test'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

/** Answers one address with the document of another. Returns the scripts and reports that the browser asks for. */
async function serveAt(page: Page, path: RegExp, rendered: string): Promise<Array<string>> {
  const asked: Array<string> = []
  await page.route(path, async (route) => {
    const response = await route.fetch({ url: new URL(rendered, route.request().url()).href })
    await route.fulfill({ response })
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || /client-errors|page-times/.test(pathname)) asked.push(pathname)
  })
  return asked
}

for (const [kind, address, rendered, text] of [
  ['a mirror path', '/web/2026/services/plumbing', '/services/plumbing', 'Plumbing'],
  ['a saved page', '/saved/about.html', '/about', 'About'],
  ['a cache that ignores the query', '/search?q=leak', '/search?q=fan', 'fan'],
] as const)
  test(`the document of ${kind} does not start its client`, async ({ page }) => {
    const asked = await serveAt(page, new RegExp(address.replace('?', '\\?')), rendered)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByText('Page not found')).toHaveCount(0)
    expect(asked).toEqual([])
    await page.unrouteAll()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL('/contact')
  })

test('a page starts at its own address with parameters that it does not read', async ({ page }) => {
  await page.goto('/search?utm_source=x&q=tap+leak#results')
  await hydrated(page)
})
