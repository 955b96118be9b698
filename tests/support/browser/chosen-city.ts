import type { Page } from 'playwright/test'
import { remember } from '#support/fixtures/test.ts'
import { hydrated } from './walk.ts'

export const SERVICE_LINKS = 'a[href^="/services/"]'
export const header = (page: Page) => page.getByRole('banner')

/** Opens a page as a visitor who has chosen a city before, and waits until it is known what the city offers. */
export async function openIn(page: Page, city: string, path: string) {
  await remember(page, 'selectedCity', city)
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(() => localStorage.getItem('selectedCityOffer') !== null)
}
