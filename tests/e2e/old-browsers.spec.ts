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
    await expect(page.locator('html[data-unhydrated]')).toBeAttached()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    const search = page.getByRole('main').getByRole('search')
    await search.getByRole('searchbox').fill('fan')
    await search.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=fan$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
  })

test('a browser without popovers links to the list of all cities and hides the city dialog', async ({
  page,
}) => {
  // A browser of that time ignores the attribute and does not know the selector.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      body: (await answer.text()).replaceAll(':popover-open', ':not-known'),
      contentType: 'text/css',
    })
  })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    // The changed stylesheet does not have the integrity that the document and `Link` name.
    const { link: _, ...headers } = response.headers()
    const html = await response.text()
    await route.fulfill({ headers, body: html.replaceAll(/ (?:popover="auto"|integrity="[^"]*")/g, '') })
  })
  await page.goto('/')
  await expect(page.locator('html[data-unhydrated]')).toBeAttached()
  await expect(page.locator('#city-dialog')).toBeHidden()
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Select Location' })).toHaveCount(0)
  await header.getByRole('link', { name: 'Select Location' }).first().click()
  await expect(page).toHaveURL('/#places-cities')
  await expect(page.locator('#places-cities')).toBeInViewport()
})
