import { company } from '#content/company.ts'
import { STYLESHEET } from '#support/browser/page-parts.ts'
import { hydrated, watchShifts } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.describe('without the stylesheet', () => {
  test.use({ expectedConsole: [/404|integrity/] })

  test('the page is complete and works', async ({ page, front }) => {
    front.remove(STYLESHEET)
    await page.goto(`${front.url}/services/plumbing`)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Leaks and Pipes', level: 2 })).toBeVisible()
    await expect(page.getByText(`${company.name} is a brand of`)).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is fully styled from its first paint', async ({ page }) => {
    await page.goto('/services/plumbing')
    await expect(page.getByText(`${company.name} is a brand of`)).toBeVisible()
    await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test('the page has no layout shift while it loads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const shifted = await watchShifts(page)
  await page.goto('/services/plumbing')
  await hydrated(page)
  expect(await shifted()).toBeLessThan(0.02)
})

test('a URL with a fragment scrolls there when the stylesheet is late', async ({ page, front }) => {
  const release = front.hold(STYLESHEET)
  await page.goto(`${front.url}/services/plumbing#jobs-3`, { waitUntil: 'commit' })
  await expect(page.locator('#jobs-3')).toBeAttached()
  release()
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('#jobs-3')).toBeInViewport()
})

test('a reloaded page keeps its scroll position', async ({ page }) => {
  await page.goto('/services/plumbing')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 1_500))
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500)
})
