import type { Page } from 'playwright/test'
import { expect } from '#support/fixtures/test.ts'
import { hydrated } from './walk.ts'

export const header = (page: Page) => page.getByRole('banner')
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Where do you need help?' })

export async function openDialog(page: Page) {
  await page.goto('/services')
  await hydrated(page)
  await header(page).getByRole('button', { name: 'Select Location' }).click()
  await expect(dialog(page)).toBeVisible()
}
