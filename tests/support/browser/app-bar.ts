import type { BrowserContext, Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { hydrated } from './walk.ts'

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

export const bar = (page: Page) => page.getByRole('region', { name: `${company.name} app` })

/** Catches navigations to the redirect and to the stores. Returns the requested addresses. */
export async function catchDepartures(context: BrowserContext): Promise<Array<URL>> {
  const departures: Array<URL> = []
  await context.route(/\/app(-partner)?(\?|$)|play\.google\.com/, (route) => {
    departures.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' })
  })
  return departures
}

/** Waits until the page is hydrated, then taps its heading. */
export async function touch(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).tap()
}
