import { expect, type Page } from 'playwright/test'

export const WIDTHS = [360, 768, 1280]

/** The pages that every walk visits: one of each kind. */
export const PAGES = [
  '/',
  '/services',
  '/services/plumbing',
  '/services/ac-repair/mumbai',
  '/services/nonsense',
  '/city/mumbai',
  '/city/udaipur',
  '/state/maharashtra',
  '/state/karnataka/service/plumbing',
  '/city/delhi/service/ac-repair',
  '/state/karnataka/city/mysore/service/painting',
  '/search?q=tap',
  '/provider/mahesh-patil?tab=reviews',
  '/brand/nalvika',
  '/blog',
  '/blog/termite-signs-at-home',
  '/contact',
  '/about',
  '/terms',
  '/privacy-policy',
  '/top-services',
  '/top-technicians',
  '/career',
  '/become-partner',
  '/no/such/page',
]

/** True when React has taken over the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}

/** Opens a page, scrolls through it so that everything lazy has come, and looks at its width. */
export async function walkThrough(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${path} is wider than the screen`).toBe(0)
}

/** Stops the page's clock, which `page.clock.install` must have replaced before; from now on only `runFor` moves it. */
export async function freezeTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}
