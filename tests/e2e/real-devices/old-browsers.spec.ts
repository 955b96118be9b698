import { expect, test } from '#support/fixtures/test.ts'

/** Newer functions that the client and the service worker call, by MDN's compatibility data. */
const CAPABILITIES = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'String.prototype.replaceAll',
  'Object.hasOwn',
  'AbortSignal.timeout',
  'HTMLDialogElement.prototype.showModal',
]

test.use({ serviceWorkers: 'allow' })

for (const capability of CAPABILITIES)
  test(`a browser without ${capability} keeps the server's page, with plain links and forms`, async ({
    page,
  }) => {
    const scripts: Array<string> = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/') && request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.addInitScript((path) => {
      const keys = path.split('.')
      const owner = keys.slice(0, -1).reduce<object>((object, key) => Reflect.get(object, key), window)
      Reflect.deleteProperty(owner, keys.at(-1) ?? '')
    }, capability)
    await page.goto('/search?q=tap')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Select Location' })).toBeHidden()
    const search = page.getByRole('main').getByRole('search')
    await search.getByRole('searchbox').fill('fan')
    await search.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=fan$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/privacy-policy')
  })

test('a browser whose regular expressions cannot look behind keeps the plain page', async ({ page }) => {
  await page.addInitScript(() => {
    const read = (target: typeof RegExp, [source, flags]: ReadonlyArray<string>) => {
      if (source?.includes?.('(?<=')) throw new SyntaxError('invalid group')
      return Reflect.construct(target, [source, flags])
    }
    window.RegExp = new Proxy(RegExp, {
      apply: (target, _, parts) => read(target, parts),
      construct: (target, parts) => read(target, parts),
    })
  })
  await page.goto('/search?q=tap')
  await expect(page.locator('html[data-static]')).toBeAttached()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Select Location' })).toBeHidden()
})

test('a browser with all functions starts the client', async ({ page }) => {
  await page.goto('/search?q=tap')
  await expect(page.locator('html[data-routed]')).toBeAttached()
})
