import type { Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { expectAccessible } from '#support/browser/axe.ts'
import { answerMessages, getForm, getPanel, REFERENCE } from '#support/browser/contact-page.ts'
import { hydrated, reach } from '#support/browser/walk.ts'
import { SAMPLE, SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ serviceWorkers: 'block' })
// The site asks the directory first, which does not have the site's own samples.
test.use({ expectedConsole: [/status of 404 \(Not Found\).*\/api\/web\/provider\//] })

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const PROFILE = SAMPLE_PATH

test('a booking button opens the dialog with the QR code on a desktop and restores the focus', async ({
  page,
}) => {
  const book = page
    .getByRole('main')
    .getByRole('link', { name: 'Try how booking works', exact: true })
    .first()
  const dialog = page.getByRole('dialog', { name: 'Book on your phone' })
  // Until the page has the code, a press follows the link.
  await expect(async () => {
    await page.goto(PROFILE, { waitUntil: 'networkidle' })
    await book.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 3_000 })
  }).toPass()
  for (const words of [SAMPLE.name, 'sample profile', 'Plumbing', 'Mumbai'])
    await expect(dialog).toContainText(words)
  const code = dialog.getByRole('img', { name: /^QR code/ })
  await expect(code).toHaveAttribute('src', `/qr/app?provider=${SAMPLE.id}&service=plumbing&city=mumbai`)
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await expect(dialog.getByRole('link', { name: /^Google Play/ })).toHaveAttribute(
    'href',
    /referrer=provider%3D/,
  )
  await expect(dialog.getByRole('link', { name: /^App Store/ })).toHaveAttribute('href', /apps\.apple\.com/)
  await expectAccessible(page, [1280])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(book).toBeFocused()
  await expect(page).toHaveURL(PROFILE)
})

/** Goes on to another service within the document. */
async function toElectrician(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: 'Electrician' }).first()
  await reach(link)
  await link.click()
}

test('the dialog closes when the visitor goes back', async ({ page }) => {
  await page.goto('/services/plumbing', { waitUntil: 'networkidle' })
  await toElectrician(page)
  await expect(page).toHaveURL('/services/electrician')
  await page.getByRole('main').getByRole('link', { name: 'Book a Service' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book on your phone' })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/services/plumbing')
  await expect(dialog).toHaveCount(0)
})

test('the dialog does not open when the visitor goes back before its code is loaded', async ({ page }) => {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/book-dialog-/, async (route) => {
    await gone
    await route.continue()
  })
  await page.goto('/services/plumbing', { waitUntil: 'networkidle' })
  await toElectrician(page)
  await expect(page).toHaveURL('/services/electrician')
  const asked = page.waitForRequest(/\/assets\/book-dialog-/)
  await page.getByRole('main').getByRole('link', { name: 'Book a Service' }).first().click()
  const code = await asked
  await page.goBack()
  await expect(page).toHaveURL('/services/plumbing')
  letGo()
  await page.evaluate(async (url) => {
    await import(url)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, code.url())
  await expect(page.getByRole('dialog', { name: 'Book on your phone' })).toHaveCount(0)
})

for (const { path, name, title, href, code, id } of [
  {
    path: PROFILE,
    name: 'Download App',
    title: 'Book on your phone',
    href: '/book',
    code: '/qr/app',
    id: company.playStoreURL,
  },
  {
    path: '/become-partner',
    name: 'Get the partner app',
    title: 'Get the partner app',
    href: '/book?app=partner',
    code: '/qr/app-partner',
    id: company.playStorePartnerURL,
  },
])
  test(`${name} opens the QR code with both stores on a computer`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    const button = page.getByRole('link', { name, exact: true }).first()
    await expect(button).toHaveAttribute('href', href)
    await button.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toHaveAttribute('src', code)
    await expect(dialog.getByRole('link', { name: /^Google Play/ })).toHaveAttribute('href', id)
    await expect(dialog.getByRole('link', { name: /^App Store/ })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Ask for a call back' })).toBeVisible()
    await expect(page).toHaveURL(path)
  })

test.describe('without JavaScript on a computer', () => {
  test.use({ javaScriptEnabled: false })

  test('Get the partner app leads to the code and both stores on a page', async ({ page }) => {
    await page.goto('/become-partner')
    await page.getByRole('link', { name: 'Get the partner app' }).first().click()
    await expect(page).toHaveURL('/book?app=partner')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get the partner app')
    await expect(main.getByRole('img', { name: /^QR code/ })).toHaveAttribute('src', '/qr/app-partner')
    await expect(main.getByRole('link', { name: /^App Store/ })).toBeVisible()
    await main.getByRole('link', { name: 'Ask for a call back' }).click()
    await expect(page).toHaveURL('/contact?subject=partner')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('links that get an app open its store without a dialog', async ({ page, context }) => {
    const departures: Array<string> = []
    await context.route(/\/app(-partner)?(\?|$)/, (route) => {
      departures.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' })
    })
    await page.goto('/become-partner', { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Get the partner app' }).first().tap()
    await expect(page).toHaveTitle('Away')
    await page.goto('/become-partner', { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.getByRole('banner').locator('summary').tap()
    await page.getByRole('banner').getByRole('link', { name: 'Download App' }).tap()
    await expect(page).toHaveTitle('Away')
    expect(departures).toEqual(['/app-partner', '/app'])
  })

  test('a booking button offers the app with the choice, and a call back', async ({ page, context }) => {
    const departures: Array<string> = []
    await context.route(/\/app(\?|$)/, (route) => {
      departures.push(new URL(route.request().url()).search)
      return route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' })
    })
    await page.goto(PROFILE, { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Try how booking works', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'How would you like to book?' })
    await expect(dialog.getByRole('link', { name: 'Ask for a call back' })).toBeVisible()
    await dialog.getByRole('link', { name: 'Open the app' }).tap()
    await expect(page).toHaveTitle('Away')
    expect(departures[0]).toContain(`provider=${SAMPLE.id}&service=plumbing&city=mumbai`)
  })

  test('a call back is sent with the booking, its day and a reference', async ({ page }) => {
    const sent = await answerMessages(page)
    await page.goto(PROFILE, { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Ask for a call back' }).first().tap()
    await expect(page).toHaveURL(/\/contact\?.*subject=booking/)
    const form = getForm(page)
    await expect(form.form).toContainText(SAMPLE.name)
    await form.phone.fill('9800000000')
    await form.name.fill('Asha Rao')
    await form.form.getByLabel('Time of day').selectOption('morning')
    await form.submit.tap()
    await expect(getPanel(page)).toContainText(REFERENCE)
    expect(sent[0]?.body).toMatchObject({
      subject: 'booking',
      details: { provider: SAMPLE.id, service: 'plumbing', city: 'mumbai', preferredTime: 'morning' },
    })
  })
})

test.describe('without JavaScript', () => {
  // The redirect takes a headless browser for a bot and does not redirect it.
  test.use({ javaScriptEnabled: false, userAgent: WINDOWS })

  test('a booking button leads to the booking page on a desktop', async ({ page }) => {
    await page.goto(PROFILE)
    await page.getByRole('main').getByRole('link', { name: 'Try how booking works', exact: true }).click()
    await expect(page).toHaveURL(`/book?provider=${SAMPLE.id}&service=plumbing&city=mumbai`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book on your phone')
    await expect(page.getByRole('main')).toContainText(SAMPLE.name)
  })
})
