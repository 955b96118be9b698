import type { BrowserContext, Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { expect } from '#support/fixtures/test.ts'
import { hydrated } from './walk.ts'

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

export const bar = (page: Page) => page.getByRole('region', { name: `${company.name} app` })

/** Returns the redirect and the stores, as far as the browser sees them: the address that was asked for. */
export async function catchDepartures(context: BrowserContext): Promise<Array<URL>> {
  const departures: Array<URL> = []
  await context.route(/\/app(-partner)?(\?|$)|play\.google\.com/, (route) => {
    departures.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' })
  })
  return departures
}

/** Returns the visitor's first touch of a page that is ready for it. */
export async function touch(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).tap()
}

/** The bar is there; a touch that came before the page listened is made again. */
export async function offered(page: Page): Promise<void> {
  await expect(async () => {
    await touch(page)
    await expect(bar(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** The campaign is known to the page. */
export async function stored(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campaign'))).toContain('utm_source=sms')
}
