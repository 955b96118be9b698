import { hydrated } from '#support/browser/walk.ts'
import { SAMPLE, SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { type RemoteSite, startRemoteSite } from '#support/site/remote-site.ts'

test.use({ sharesPage: true })

test('a profile shows the name and its breadcrumb', async ({ page }) => {
  await page.goto(SAMPLE_PATH)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SAMPLE.name)
  await expect(page.getByRole('img', { name: 'Rated 4.8 out of 5, 6 reviews' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Services', 'Plumbing', SAMPLE.name])
  await expect(crumbs.getByRole('link', { name: 'Plumbing' })).toHaveAttribute('href', '/services/plumbing')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a profile hands over service and job of the link that led there, and its city, on every tab', async ({
  page,
}) => {
  await page.goto('/services/plumbing/mumbai/professionals?job=leak-repair')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Profile: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/provider\/.+\?service=plumbing&job=leak-repair$/)
  const handOff = /[?&]service=plumbing&job=leak-repair&city=mumbai&/
  const booking = page.locator('main a[href^="/app?"]').first()
  await expect(booking).toHaveAttribute('href', handOff)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Leak Repair')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(page).toHaveURL(/service=plumbing&job=leak-repair&tab=reviews/)
  await page.reload()
  await expect(booking).toHaveAttribute('href', handOff)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/provider\/[^?]+$/)
})

test('review of a sample leads to the app, and Contact to the form', async ({ page }) => {
  await page.goto(`${SAMPLE_PATH}?tab=reviews`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Write a Review' })).toHaveAttribute(
    'href',
    new RegExp(`^/app\\?provider=${SAMPLE.id}&web=`),
  )
  await page.goto(SAMPLE_PATH)
  const contact = main.getByRole('link', { name: 'Contact', exact: true })
  await expect(contact).toHaveAttribute('href', /^\/contact\?subject=technician&about=/)
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(0)
})

test.describe('a provider with a telephone number', () => {
  let remote: RemoteSite

  test.beforeAll(async () => {
    remote = await startRemoteSite()
    const asha = { id: 'asha', name: 'Asha', categoryIds: ['plumbing'], cityId: 'c1', phone: '+919876543210' }
    remote.upstream.answer('/provider/all', [asha])
    remote.upstream.answer('/provider/asha', asha)
  })
  test.afterAll(() => remote.stop())

  test('shows it when Contact is pressed, and hides it on Escape', async ({ page }) => {
    await page.goto(`${remote.site.url}/provider/asha`)
    await hydrated(page)
    const summary = page.locator('summary', { hasText: 'Contact' })
    const phone = page.getByRole('main').locator('a[href="tel:+919876543210"]')
    await expect(phone).toBeHidden()
    await summary.click()
    await expect(phone).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(phone).toBeHidden()
    await expect(summary).toBeFocused()
  })
})

test('a tab shows its panel and is in the address without a step in the history', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await page.goto('/provider/anitha-rao')
  await hydrated(page)
  await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Services' }).click()
  await expect(page).toHaveURL('/provider/anitha-rao?tab=services')
  await expect(page.getByRole('tabpanel', { name: 'Services' })).toContainText('from ₹299')
  await page.getByRole('tab', { name: 'Gallery' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('tab', { name: 'About' }).click()
  await expect(page).toHaveURL('/provider/anitha-rao')
  await page.goBack()
  await expect(page).toHaveURL('/services')
})

test('arrow keys, Home and End move through the tabs', async ({ page }) => {
  await page.goto('/provider/anitha-rao')
  await hydrated(page)
  await page.getByRole('tab', { name: 'About' }).focus()
  for (const [key, tab] of [
    ['ArrowRight', 'Services'],
    ['End', 'Reviews'],
    ['ArrowRight', 'About'],
    ['ArrowLeft', 'Reviews'],
    ['Home', 'About'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name: tab })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
  }
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('tab', { name: 'About' })).toBeFocused()
})

test('a tab opens from its URL, and an unknown one shows About', async ({ page }) => {
  await page.goto('/provider/imran-shaikh?tab=reviews')
  await expect(page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('article')).toHaveCount(5)
  const bars = page.getByRole('list', { name: 'How the ratings are spread' }).getByRole('listitem')
  await expect(bars).toHaveCount(5)
  await expect(bars.first()).toContainText('3 reviews')
  await page.goto('/provider/imran-shaikh?tab=nonsense')
  await expect(page.getByRole('tabpanel', { name: 'About' })).toBeVisible()
})

test('pictures open in a viewer that closes on Escape', async ({ page }) => {
  await page.goto(`${SAMPLE_PATH}?tab=gallery`)
  await hydrated(page)
  const picture = page.getByRole('link', { name: 'Show larger: Leak under a kitchen sink, sealed' })
  await picture.click()
  const viewer = page.getByRole('dialog', { name: 'Leak under a kitchen sink, sealed' })
  await expect(viewer).toContainText('1 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog')).toContainText('3 of 3')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(picture).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs are links', async ({ page }) => {
    await page.goto(SAMPLE_PATH)
    await page.getByRole('tab', { name: 'Reviews' }).click()
    await expect(page).toHaveURL(`${SAMPLE_PATH}?tab=reviews#profile`)
    await expect(page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('article')).toHaveCount(6)
  })
})
