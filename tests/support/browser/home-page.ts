import type { Page } from 'playwright/test'
import { hydrated } from './walk.ts'

export const section = (page: Page, name: string) => page.getByRole('region', { name })

export async function openHome(page: Page) {
  await page.goto('/')
  await hydrated(page)
}
