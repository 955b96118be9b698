import { hydrated, open } from '#support/browser/walk.ts'
import { SAMPLE, SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

test('a sample profile shows the name and leads to its service, the app and the form', async ({ page }) => {
  await page.goto(SAMPLE_PATH)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SAMPLE.name)
  await expect(page.getByRole('img', { name: 'Rated 4.8 out of 5, 6 reviews' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Services', 'Plumbing', SAMPLE.name])
  await expect(crumbs.getByRole('link', { name: 'Plumbing' })).toHaveAttribute('href', '/services/plumbing')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Ask for a call back' })).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Contact', exact: true })).toHaveCount(0)
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(0)
  await page.goto(`${SAMPLE_PATH}?tab=reviews`)
  await expect(main.getByRole('link', { name: 'Write a Review' })).toHaveAttribute(
    'href',
    new RegExp(`^/app\\?provider=${SAMPLE.id}&web=`),
  )
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

test('a tab shows its panel and is in the address without a step in the history', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name })
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await open(page, '/services')
  await open(page, '/provider/anitha-rao')
  await expect(tab('About')).toHaveAttribute('aria-selected', 'true')
  await tab('Services').click()
  await expect(page).toHaveURL('/provider/anitha-rao?tab=services')
  await expect(panel('Services')).toContainText('from ₹299')
  await tab('Gallery').click()
  await expect(panel('Gallery').getByRole('listitem')).toHaveCount(3)
  await tab('About').click()
  await expect(page).toHaveURL('/provider/anitha-rao')
  for (const [key, name] of [
    ['ArrowRight', 'Services'],
    ['Home', 'About'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(panel(name)).toBeVisible()
  }
  await page.keyboard.press('Tab')
  await expect(panel('About')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await page.goto('/provider/imran-shaikh?tab=reviews')
  await expect(panel('Reviews').getByRole('article')).toHaveCount(5)
  const bars = page.getByRole('list', { name: 'How the ratings are spread' }).getByRole('listitem')
  await expect(bars).toHaveCount(5)
  await expect(bars.first()).toContainText('3 reviews')
  await page.goto('/provider/imran-shaikh?tab=nonsense')
  await expect(panel('About')).toBeVisible()
})

test('pictures open in a viewer that traps the focus and closes on Escape', async ({ page }) => {
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
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    // Between its end and its beginning the focus is in the browser itself.
    const isOutside = await viewer.evaluate(
      (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
    )
    expect(isOutside).toBe(false)
  }
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
