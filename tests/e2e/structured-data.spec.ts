import { company } from '#content/company.ts'
import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

test('structured data stays once after hydration, and the next page has its own title and address', async ({
  page,
}) => {
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
})
