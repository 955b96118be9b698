import { company } from '#content/company.ts'
import { bar, catchDepartures, offered, PHONE, stored, touch } from '#support/browser/app-bar.ts'
import { expectAccessible } from '#support/browser/axe.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const DAY = 86_400_000

test.use({ serviceWorkers: 'block' })

test.describe('on a computer', { tag: '@slow' }, () => {
  test('no bar offers the app', async ({ page }) => {
    await page.goto('/')
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 900)
        return page.evaluate(() => scrollY)
      })
      .toBeGreaterThan(0)
    await expect(bar(page)).toHaveCount(0)
  })

  test('a link to the store carries the campaign', async ({ page, context }) => {
    const departures = await catchDepartures(context)
    await page.goto('/about?utm_source=sms')
    await stored(page)
    await page.getByRole('link', { name: /app on Google Play/ }).focus()
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    await (await opened).waitForLoadState()
    expect(departures.at(-1)?.searchParams.get('id')).toBe(
      new URL(company.playStoreURL).searchParams.get('id'),
    )
    expect(departures.at(-1)?.searchParams.get('referrer')).toBe('utm_source=sms')
  })

  test('a link to the store is unchanged without a campaign', async ({ page, context }) => {
    const departures = await catchDepartures(context)
    await page.goto('/?city=pune')
    await hydrated(page)
    const play = page.getByRole('link', { name: /app on Google Play/ })
    const href = (await play.getAttribute('href')) ?? ''
    const opened = context.waitForEvent('page')
    await play.click()
    await (await opened).waitForLoadState()
    expect(departures.at(-1)?.href).toBe(href)
  })

  test('a link to the store on a later page of the visit carries the campaign', async ({ page, context }) => {
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

test.describe('on a phone', { tag: '@slow' }, () => {
  test.use(PHONE)

  test('no code is shown or loaded', async ({ page }) => {
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

  test('the bar covers neither the end of the page nor a focused control', async ({ page }) => {
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
  })

  test('axe finds nothing while the bar is there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services')
    await offered(page)
    await expectAccessible(page, [360])
  })

  test('the bar stays hidden for thirty days when it was dismissed', async ({ page }) => {
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

  test('the bar is hidden while the visitor types and in print', async ({ page }) => {
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
