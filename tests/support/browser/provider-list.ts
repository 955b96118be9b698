import type { Page } from 'playwright/test'
import { hydrated, taken } from './walk.ts'

export const LIST = '/services/electrician/mumbai/professionals'

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const compareBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ })
export const bar = (page: Page) => page.getByRole('region', { name: 'Compare professionals' })

export async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(LIST + query)
  await hydrated(page)
  await taken(cards(page).first())
}
