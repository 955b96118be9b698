import { company } from '#content/company.ts'
import { bar, catchDepartures, offered, PHONE, stored } from '#support/browser/app-bar.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ serviceWorkers: 'block' })

test.describe('on a computer', () => {
  test('home and the partner page show QR codes in the dark color scheme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const code = page.getByRole('img', { name: `QR code that opens the ${company.name} app` })
    await code.scrollIntoViewIfNeeded()
    await expect(code).toBeVisible()
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
    const { width = 0, height = 0 } = (await code.boundingBox()) ?? {}
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(128)
    await page.goto('/become-partner')
    await expect(
      page.getByRole('img', { name: `QR code that opens the ${company.name} partner app` }),
    ).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the bar appears at the first touch without a layout shift and with large targets', async ({
    page,
  }) => {
    const chunks: Array<string> = []
    page.on('request', (request) => {
      if (request.url().includes('/app-bar')) chunks.push(request.url())
    })
    await page.goto('/services')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(chunks).toEqual([])
    await expect(bar(page)).toHaveCount(0)
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) document.documentElement.dataset.shift = String(entry.value)
        }
      }).observe({ type: 'layout-shift' })
    })
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await offered(page)
    expect(await heading.boundingBox()).toEqual(before)
    for (const target of [
      bar(page).getByRole('link', { name: 'Open' }),
      bar(page).getByRole('button', { name: 'Not now' }),
    ]) {
      const box = await target.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
  })

  test('the bar opens the app with the campaign of the visit, else with its own', async ({
    page,
    context,
  }) => {
    const departures = await catchDepartures(context)
    await page.goto('/services')
    await offered(page)
    await bar(page).getByRole('link', { name: 'Open' }).click()
    await expect(page).toHaveTitle('Away')
    expect(departures.at(-1)?.search).toBe('?utm_source=web&utm_medium=app_bar')
    await page.goto('/services?utm_source=sms')
    await stored(page)
    await offered(page)
    await bar(page).getByRole('link', { name: 'Open' }).tap()
    await expect(page).toHaveTitle('Away')
    expect(departures.at(-1)?.search).toBe('?utm_source=sms')
  })

  test('the bar offers professionals their own app', async ({ page, context }) => {
    const departures = await catchDepartures(context)
    await page.goto('/become-partner')
    await offered(page)
    await expect(bar(page)).toContainText('partner app')
    await bar(page).getByRole('link', { name: 'Open' }).tap()
    await expect(page).toHaveTitle('Away')
    expect(departures.at(-1)?.pathname).toBe('/app-partner')
  })
})
