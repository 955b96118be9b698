import type { Locator, Page } from 'playwright/test'
import { openMenu } from '#support/browser/page-parts.ts'
import { comparePath, LIST } from '#support/browser/provider-list.ts'
import { CLIENT, isClientOrFont, MAX_BYTES, visit } from '#support/browser/save-data.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ viewport: { width: 360, height: 800 } })

/** Returns a browser with data saving. */
async function connect(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) })
  }, connection)
}

/** Returns the button in the menu that needs the client. */
async function locationButton(page: Page): Promise<Locator> {
  return (await openMenu(page)).getByRole('button', { name: 'Select Location' })
}

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  test('menu, links and search work without the client', async ({ page }) => {
    const asked: Array<string> = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/services')
    await (await openMenu(page)).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await page.goto('/search')
    const field = page.locator('main input[name="q"]')
    await field.fill('tap')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=tap/)
    expect(asked.filter(isClientOrFont)).toEqual([])
  })

  test.describe('before the client answers a press', () => {
    test.use({ viewport: { width: 1280, height: 800 } })

    for (const name of ['language', 'job'])
      test(`the choice of a ${name} counts before the client has loaded`, async ({ page, front }) => {
        const release = front.hold(CLIENT)
        await page.goto(front.url + (name === 'language' ? LIST : await comparePath(page.request, 2)))
        const choice = page.getByRole('main').locator(`select[name="${name}"]`)
        const value = await choice.locator('option').nth(1).getAttribute('value')
        await choice.focus()
        await choice.selectOption(value)
        release()
        await expect(page).toHaveURL(new RegExp(`[?&]${name}=${value}`))
        await expect(choice).toHaveValue(value ?? '')
      })

    test('the choice of no job counts before the client has loaded', async ({ page, front }) => {
      const release = front.hold(CLIENT)
      const choice = page.getByRole('main').locator('select[name="job"]')
      const compared = front.url + (await comparePath(page.request, 2))
      await page.goto(compared)
      const job = await choice.locator('option').nth(1).getAttribute('value')
      await page.goto(`${compared}&job=${job}`)
      await expect(choice).toHaveValue(job ?? '')
      await choice.focus()
      await choice.selectOption('')
      release()
      await expect(page).toHaveURL(/\/compare\?with=[^&]+$/)
      await expect(choice).toHaveValue('')
    })
  })

  test('a contact form reaches the site when it is sent before the client has loaded', async ({ page }) => {
    await page.route(CLIENT, () => new Promise(() => undefined))
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible()
  })

  test('typed text stays when the client starts', async ({ page }) => {
    await page.goto('/contact')
    const name = page.getByRole('textbox', { name: /name/i })
    await name.click()
    await name.pressSequentially('Asha Rao')
    await hydrated(page)
    await expect(name).toHaveValue('Asha Rao')
  })

  test('the first press on a button starts the client and counts', async ({ page }) => {
    await page.goto('/')
    await (await locationButton(page)).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the first press on a part that hydrates later counts', async ({ page }) => {
    await page.goto('/services/plumbing', { waitUntil: 'networkidle' })
    const tile = page.getByRole('main').getByRole('button', { name: /Tap/ }).first()
    await tile.click()
    await expect(tile).toHaveAttribute('aria-expanded', 'true')
  })

  test('the first press on a button by keyboard counts', async ({ page }) => {
    await page.goto('/')
    await (await locationButton(page)).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('nothing moves by itself or is prefetched once the client runs', async ({ page }) => {
    const asked: Array<string> = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    await (await locationButton(page)).click()
    // The press has its result.
    await page.waitForResponse(/\/api\/web\/city\/all$/)
    asked.length = 0
    await page.getByRole('dialog').press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Carpentry' }).hover()
    for (const section of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
      await section.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
    expect(asked.filter((url) => /\.woff2$|carousel-swiper|\/api\/web\//.test(url))).toEqual([])
  })
})

test.describe('when the client cannot be loaded', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' }, expectedConsole: [/net::ERR_FAILED/] })

  test('the client is requested again at the next press', async ({ page }) => {
    await page.route(CLIENT, (route) => route.abort(), { times: 1 })
    await page.goto('/')
    const location = await locationButton(page)
    const failed = page.waitForEvent('requestfailed')
    await location.click()
    await failed
    await expect(location).not.toHaveAttribute('aria-busy', 'true')
    await location.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('imports of the client are retried, after a reload if needed', async ({ page }) => {
    await page.route(/\/assets\/react-/, (route) => route.abort(), { times: 1 })
    await page.goto('/')
    const location = await locationButton(page)
    const failed = page.waitForEvent('requestfailed')
    await location.click()
    await failed
    await expect(async () => {
      if (!(await location.isVisible())) await openMenu(page)
      await location.click()
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
})

test.describe('on a first visit', () => {
  test.use({ firstVisit: true, extraHTTPHeaders: { 'Save-Data': 'on' } })

  test('no dialog opens at the first press on a page that saves data', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('textbox', { name: /name/i }).click()
    await hydrated(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

for (const connection of [{ effectiveType: '3g' }, { effectiveType: 'slow-2g' }, { saveData: true }])
  test(`the browser itself decides to save data on the connection ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await connect(page, connection)
    const { bytes, urls } = await visit(page, '/')
    expect(urls.filter(isClientOrFont)).toEqual([])
    expect(bytes).toBeLessThan(MAX_BYTES)
  })

test('the page loads its client and fonts on a fast connection', async ({ page }) => {
  await connect(page, { effectiveType: '4g' })
  const { urls } = await visit(page, '/career')
  expect(urls.some((url) => url.endsWith('.woff2'))).toBe(true)
  await hydrated(page)
})
