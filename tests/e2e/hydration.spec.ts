import { hydrated, walkThrough } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

test('the browser requests no data that is embedded in the page', async ({ page }) => {
  const calls: Array<string> = []
  page.on('request', (request) => {
    if (request.url().includes('/api/web/')) calls.push(request.url())
  })
  for (const path of ['/', '/services/plumbing']) {
    await walkThrough(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(calls).toEqual([])
})

test('a link changes the page without a new document, and is preloaded on hover', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const preloaded = page.waitForRequest(/\/api\/web\/category\/painting/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Painting/ })
    .hover()
  await preloaded
  await page
    .getByRole('main')
    .getByRole('link', { name: /Painting/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Painting Services' })).toBeVisible()
  await expect(page).toHaveTitle(/Painting Services/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a new page begins at its top, and going back returns to the place', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Carpentry' })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Carpentry Services' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/services$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60)
})

test('a document from the back/forward cache keeps its scroll position', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' })
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    // WebKit does the same.
    scrollTo({ top: 0, behavior: 'instant' })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(await page.evaluate(() => scrollY)).toBe(700)
})
