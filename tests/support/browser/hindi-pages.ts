import type { Page } from 'playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { expectAccessible } from './axe.ts'
import { WIDTHS, walkThrough } from './walk.ts'

/** Pages that represent all others: the home page has the largest number of parts. */
export const TYPICAL_PAGES = ['/']

/** Expects that a page fits every screen in Hindi, and that axe finds nothing on it. */
export async function expectGood(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await walkThrough(page, inLanguage(path, LANGUAGES.hi))
  }
  // axe would report targets just behind the header as too small, so the page is scrolled to the top.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
