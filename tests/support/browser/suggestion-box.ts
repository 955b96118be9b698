import type { Page } from 'playwright/test'
import { expect } from '#support/fixtures/test.ts'
import { hydrated } from './walk.ts'

export function box(page: Page) {
  return page.locator('main input[name="q"]')
}

export function list(page: Page) {
  return page.getByRole('main').getByRole('listbox')
}

export function options(page: Page) {
  return list(page).getByRole('option')
}

export async function openBox(page: Page, path = '/search'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await box(page).focus()
  await expect(box(page)).toHaveRole('combobox')
}
