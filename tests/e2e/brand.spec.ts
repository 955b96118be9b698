import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

test('a brand page shows its data, links and distributors, and leads to services and brands', async ({
  page,
}) => {
  await open(page, '/brand/nalvika')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nalvika')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Brands', 'Nalvika'])
  const main = page.getByRole('main')
  for (const fact of ['Founded', '1994', 'Founder', 'Harshad Limbani', 'Headquarters', 'Rajkot, Gujarat']) {
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'About Nalvika' })).toContainText('taps, mixers')
  for (const [name, href] of [
    [/^Visit website/, 'https://www.nalvika.example/'],
    [/^Nalvika on Facebook/, 'https://facebook.example/nalvika'],
    [/^Nalvika on Instagram/, 'https://instagram.example/nalvika'],
    [/^Nalvika on LinkedIn/, 'https://linkedin.example/company/nalvika'],
  ] as const) {
    const link = main.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const shops = page.getByRole('region', { name: 'Authorised distributors' }).getByRole('article')
  await expect(shops).toHaveCount(3)
  const shop = page.getByRole('article', { name: 'Konkan Bath Gallery' })
  await expect(shop).toContainText('+91 00000 00000')
  await expect(shop).toContainText('LBS Marg, Ghatkopar West, Mumbai, Maharashtra')
  await expect(shop.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
    'href',
    'mailto:sales@konkan-bath-gallery.example',
  )
  // The shop is made up, its area and city are not.
  const directions = shop.getByRole('link', { name: /^Get Directions/ })
  const query = new URLSearchParams({ query: 'LBS Marg, Ghatkopar West, Mumbai, Maharashtra' })
  await expect(directions).toHaveAttribute('target', '_blank')
  await expect(directions).toHaveAttribute('href', new RegExp(`${query}`.replaceAll('+', '%20')))
  await page.getByRole('link', { name: 'Brands' }).click()
  await expect(page).toHaveURL(/\/#/)
  await expect(page.getByRole('heading', { name: 'Trusted Brands' })).toBeInViewport()

  await page.goto('/brand/keetrodha')
  await expect(page.getByText('No distributor information available.')).toBeVisible()
  await open(page, '/brand/kashthira')
  const services = page.getByRole('region', { name: 'Work it is made for' })
  await expect(services.getByRole('link')).toHaveCount(2)
  await services.getByRole('link', { name: /^Interior Design/ }).click()
  await expect(page).toHaveURL('/services/interior-design')
})
