import { expect, test } from '#support/fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

for (const [owner, name] of [
  ['HTMLElement', 'popover'],
  ['Array', 'toSorted'],
] as const)
  test(`a browser without ${name} keeps the server's page, with plain links and forms`, async ({ page }) => {
    await page.addInitScript(
      ([owner, name]) => Reflect.deleteProperty(Reflect.get(Reflect.get(window, owner), 'prototype'), name),
      [owner, name] as const,
    )
    await page.goto('/search?q=tap')
    await expect(page.locator('html[data-static]')).toBeAttached()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    const search = page.getByRole('main').getByRole('search')
    await search.getByRole('searchbox').fill('fan')
    await search.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=fan$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
  })
