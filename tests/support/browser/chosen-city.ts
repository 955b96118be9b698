import type { Page } from 'playwright/test'
import { slugify } from '#lib/slug.ts'
import { remember } from '#support/fixtures/test.ts'
import { hydrated } from './walk.ts'

export const header = (page: Page) => page.getByRole('banner')

/** Stores a city as the visitor's choice. */
export async function rememberCity(page: Page, city: string) {
  await remember(page, 'selectedCity', JSON.stringify({ id: slugify(city), names: { en: city } }))
}

/** Opens a page as a visitor with a chosen city, and waits until the services of the city are known. */
export async function openIn(page: Page, city: string, path: string) {
  await rememberCity(page, city)
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(() => (localStorage.getItem('selectedCity') ?? '').includes('serviceIds'))
}
