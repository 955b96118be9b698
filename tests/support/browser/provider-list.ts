import type { APIRequestContext, Page } from 'playwright/test'
import { hydrated, taken } from './walk.ts'

export const SERVICE = '/services/electrician/mumbai'
export const LIST = `${SERVICE}/professionals`

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const compareBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ })
export const bar = (page: Page) => page.getByRole('region', { name: 'Compare professionals' })

/** Returns the canonical address of the comparison of the best electricians in Mumbai. */
export async function comparePath(request: APIRequestContext, count: number): Promise<string> {
  const answer = await request.get(`/api/web/provider/all?category=electrician&city=mumbai&limit=${count}`)
  const { data } = await answer.json()
  const ids = data.map(({ id }: { id: string }) => id)
  return `/compare?with=${ids.sort().join('%2C')}`
}

export async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(LIST + query)
  await hydrated(page)
  await taken(cards(page).first())
}
