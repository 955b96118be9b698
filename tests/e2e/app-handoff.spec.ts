import type { Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { bar, catchDepartures, PHONE, touch } from '#support/browser/app-bar.ts'
import { expectAccessible } from '#support/browser/axe.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const DAY = 86_400_000

/** Waits until the page has stored the campaign. */
async function stored(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campaign'))).toContain('utm_source=sms')
}

/** Waits until the bar is shown. Repeats the tap in case the first came before the page listened. */
async function offered(page: Page): Promise<void> {
  await expect(async () => {
    await touch(page)
    await expect(bar(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

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

  test('no bar offers the app', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/')
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 900)
        return page.evaluate(() => scrollY)
      })
      .toBeGreaterThan(0)
    await expect(bar(page)).toHaveCount(0)
  })

  test('a link to the store on a later page of the visit carries the campaign', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    const departures = await catchDepartures(context)
    await page.goto('/?utm_source=sms&utm_campaign=diwali&referrer=friend')
    await page.getByRole('link', { name: 'About Us' }).first().click()
    await expect(page).toHaveURL(/\/about$/)
    await stored(page)
    await page.reload()
    await hydrated(page)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /app on Google Play/ }).click()
    await (await opened).waitForLoadState()
    const params = Object.fromEntries(departures.at(-1)?.searchParams ?? [])
    expect(params).toMatchObject({ utm_source: 'sms', utm_campaign: 'diwali', referrer: 'friend' })
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

  test('the bar opens the app with the campaign of the visit, else with its own', { tag: '@slow' }, async ({
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

  test('the bar offers professionals their own app', { tag: '@slow' }, async ({ page, context }) => {
    const departures = await catchDepartures(context)
    await page.goto('/become-partner')
    await offered(page)
    await expect(bar(page)).toContainText('partner app')
    await bar(page).getByRole('link', { name: 'Open' }).tap()
    await expect(page).toHaveTitle('Away')
    expect(departures.at(-1)?.pathname).toBe('/app-partner')
  })

  test('the home page neither shows nor loads a QR code', { tag: '@slow' }, async ({ page }) => {
    const codes: Array<string> = []
    page.on('request', (request) => {
      if (request.url().includes('/qr/')) codes.push(request.url())
    })
    await page.goto('/')
    await page.getByRole('heading', { name: 'Book from your phone' }).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await expect(page.getByAltText(/QR code/)).toBeHidden()
    expect(codes).toEqual([])
  })

  test('the bar is accessible, and covers neither the end of the page nor a focused control', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/about')
    await offered(page)
    const top = (await bar(page).boundingBox())?.y ?? 0
    const reached = await page.evaluate(async (top) => {
      const covered: Array<string> = []
      for (const element of document.querySelectorAll<HTMLElement>('main a[href], footer a[href]')) {
        element.focus()
        if (element.getBoundingClientRect().bottom > top) covered.push(element.textContent ?? '')
      }
      return covered
    }, top)
    expect(reached).toEqual([])
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = await page.getByRole('contentinfo').boundingBox()
    const strip = await bar(page).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page, [360])
  })

  test('the bar stays hidden for thirty days when it was dismissed', { tag: '@slow' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/services')
    await offered(page)
    await bar(page).getByRole('button', { name: 'Not now' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    await page.reload()
    await touch(page)
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
    await page.clock.setSystemTime(Date.now() + 31 * DAY)
    await page.reload()
    await offered(page)
  })

  test('the bar is hidden while the visitor types and in print', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/search')
    await offered(page)
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('combobox'))
      .first()
      .focus()
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(bar(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
  })
})
