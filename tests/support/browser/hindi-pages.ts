import type { Page } from 'playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { expectAccessible } from './axe.ts'
import { WIDTHS, walkThrough } from './walk.ts'

/** The page with the most parts. */
export const TYPICAL_PAGES = ['/']

/** Expects that a page fits every screen in Hindi, and that axe finds nothing on it. */
export async function expectGood(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await walkThrough(page, inLanguage(path, LANGUAGES.hi))
  }
  // Further down, what is just behind the header would be too small to press.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
