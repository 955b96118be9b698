import { openHome, section } from '#support/browser/home-page.ts'
import { reach } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { serviceCatalogue } from '../../src/catalogue/service-list.ts'

test.use({ sharesPage: true })

test('the search box leads to the results, with the text trimmed and encoded', async ({ page }) => {
  await openHome(page)
  await page.getByRole('searchbox').first().fill('  tap & leak  ')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=tap(\+|%20)%26(\+|%20)leak$/)
})

test('six services are shown at first, all after View All Services, six again after Show Less', async ({
  page,
}) => {
  await openHome(page)
  const services = section(page, 'Our Services')
  await expect(services.getByRole('link')).toHaveCount(6)
  await services.getByRole('button', { name: 'View All Services' }).click()
  await expect(services.getByRole('link')).toHaveCount(serviceCatalogue.length)
  await services.getByRole('button', { name: 'Show Less' }).click()
  await expect(services.getByRole('link')).toHaveCount(6)
})

test('the lists keep their state when the visitor returns from a service or a state', async ({ page }) => {
  await openHome(page)
  const services = section(page, 'Our Services')
  const places = section(page, 'Find Us in Your City')
  await services.getByRole('button', { name: 'View All Services' }).click()
  await reach(places)
  await places.getByRole('tab', { name: 'By State' }).click()
  await places.getByRole('button', { name: 'View All States' }).click()
  await places.getByRole('tabpanel').getByRole('link').last().click()
  await expect(services).toHaveCount(0)
  await page.goBack()
  await expect(services.getByRole('link')).toHaveCount(serviceCatalogue.length)
  await expect(places.getByRole('tab', { name: 'By State' })).toHaveAttribute('aria-selected', 'true')
  await expect(places.getByRole('button', { name: 'Show Less' })).toBeVisible()
})

test('a brand opens its redirect or website in a new tab', async ({ page }) => {
  await openHome(page)
  const brand = section(page, 'Trusted Brands').getByRole('link').first()
  await expect(brand).toHaveAttribute('target', '_blank')
  await expect(brand).toHaveAttribute('rel', /noopener/)
  await expect(brand).toHaveAttribute('href', /^https:\/\/[a-z.-]+\.example/)
})

test('four cities are shown until View All Cities, and the other tab shows states', async ({ page }) => {
  await openHome(page)
  const places = section(page, 'Find Us in Your City')
  await expect(places.getByRole('tabpanel').getByRole('link')).toHaveCount(4)
  await reach(places)
  await places.getByRole('button', { name: 'View All Cities' }).click()
  await expect.poll(() => places.getByRole('tabpanel').getByRole('link').count()).toBeGreaterThanOrEqual(60)
  await places.getByRole('button', { name: 'Show Less' }).click()
  await expect(places.getByRole('tabpanel').getByRole('link')).toHaveCount(4)
  await places.getByRole('tab', { name: 'By City' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(places.getByRole('tab', { name: 'By State' })).toHaveAttribute('aria-selected', 'true')
  await expect(places.getByRole('tabpanel').getByRole('link', { name: /Maharashtra/ })).toHaveAttribute(
    'href',
    '/state/maharashtra',
  )
  await expect(places.getByRole('button', { name: 'View All States' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows all services, prices, places and pictures, and the search form works', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(section(page, 'Our Services').getByRole('link')).toHaveCount(serviceCatalogue.length)
    await expect(section(page, 'Our Services').getByText(/₹\d/).first()).toBeVisible()
    await expect(
      section(page, 'Find Us in Your City')
        .getByRole('link', { name: /Mumbai/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('searchbox').first().fill('tap leaking')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=tap\+leaking$/)
  })
})
