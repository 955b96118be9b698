import { company } from '#content/company.ts'
import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const DESCRIPTIONS = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]'

test('structured data stays once after hydration, and is removed on the next page', async ({ page }) => {
  await open(page, '/services/plumbing/mumbai')
  await expect(page.locator('head > script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    /\/services\/plumbing\/mumbai$/,
  )
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Mumbai' }).click()
  await expect(page).toHaveTitle(`Home Services in Mumbai | ${company.name}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/city\/mumbai$/)
  await expect(page.locator(DESCRIPTIONS)).toHaveCount(0)
})

test('structured data stays when a choice changes the URL of the page', async ({ page }) => {
  await open(page, '/blog')
  await page.getByRole('button', { name: 'Plumbing' }).click()
  await expect(page).toHaveURL('/blog?category=plumbing')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
})
