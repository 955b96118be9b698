import { expectAccessible } from '#support/browser/axe.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { profilePath, startProvidersSite } from '#support/site/provider-site.ts'

test.use({ serviceWorkers: 'block' })
let providers: Awaited<ReturnType<typeof startProvidersSite>>

test.beforeAll(async () => {
  providers = await startProvidersSite()
})
test.afterAll(() => providers.stop())

test('further reviews are appended and focused, except on Back', { tag: '@slow' }, async ({ page }) => {
  const answer = await page.request.get('/api/web/provider/all?limit=50&sort=rating')
  const { data }: { data: Array<{ id: string; reviewCount: number }> } = await answer.json()
  const { id, reviewCount } = data.reduce((a, b) => (b.reviewCount > a.reviewCount ? b : a))
  await page.goto(`/provider/${id}?tab=reviews`)
  await hydrated(page)
  const reviews = page.getByRole('tabpanel').getByRole('article')
  const more = page.getByRole('link', { name: 'More reviews' })
  const before = await reviews.count()
  await more.click()
  const name = (await reviews.nth(before).getAttribute('aria-label')) ?? ''
  await expect(page.getByRole('tabpanel').locator('li:focus > article')).toHaveAttribute('aria-label', name)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(reviews).toHaveCount(0)
  await page.goBack()
  await expect(reviews.nth(before)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(reviews).toHaveCount(reviewCount, { timeout: 1_000 })
  }).toPass()
  await expect(more).toHaveCount(0)
  await expectAccessible(page, [1280])
})

test('contact details of a provider close on Escape and when they lose the focus', { tag: '@slow' }, async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(providers.url + profilePath('A'))
  await hydrated(page)
  const summary = page.getByRole('main').locator('summary', { hasText: 'Contact' })
  await summary.focus()
  await page.keyboard.press('Enter')
  const mail = page.getByRole('main').locator('a[href^="mailto:"]')
  await expect(mail).toBeVisible()
  await expectAccessible(page, [1280])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(mail).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(mail).toBeHidden()
  await summary.click()
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mail).toBeHidden()
  await expect(summary).toBeFocused()
})
