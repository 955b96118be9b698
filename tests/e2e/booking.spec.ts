import type { Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { catchDepartures, PHONE } from '#support/browser/app-bar.ts'
import { expectAccessible } from '#support/browser/axe.ts'
import { answerMessages, getForm, getPanel, REFERENCE } from '#support/browser/contact-page.ts'
import { hydrated, open, reach } from '#support/browser/walk.ts'
import { SAMPLE, SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ serviceWorkers: 'block' })
// The site asks the directory first, which does not have the site's own samples.
test.use({ expectedConsole: [/status of 404 \(Not Found\).*\/api\/web\/provider\//] })

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

test('the dialog closes on Back, and does not open on Back before its code is loaded', {
  tag: '@slow',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/book-dialog-/, async (route) => {
    await released
    await route.continue()
  })
  const dialog = page.getByRole('dialog', { name: 'Book on your phone' })
  const book = page.getByRole('main').getByRole('link', { name: 'Book a Service' }).first()
  await page.goto('/services/plumbing', { waitUntil: 'networkidle' })
  await toElectrician(page)
  await expect(page).toHaveURL('/services/electrician')
  const request = page.waitForRequest(/\/assets\/book-dialog-/)
  await book.click()
  const code = await request
  await page.goBack()
  await expect(page).toHaveURL('/services/plumbing')
  release()
  await page.evaluate(async (url) => {
    await import(url)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, code.url())
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL('/services/electrician')
  await book.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/services/plumbing')
  await expect(dialog).toHaveCount(0)
})

test('links that get an app open its QR code with both stores on a computer', { tag: '@slow' }, async ({
  page,
}) => {
  for (const [path, name, title, href, code, id] of [
    [PROFILE, 'Download App', 'Book on your phone', '/book', '/qr/app', company.playStoreURL],
    [
      '/become-partner',
      'Get the partner app',
      'Get the partner app',
      '/book?app=partner',
      '/qr/app-partner',
      company.playStorePartnerURL,
    ],
  ] as const) {
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
  }
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
  test.use(PHONE)

  test('links that get an app open its store, and a booking button offers the app with the choice', async ({
    page,
    context,
  }) => {
    const departures = await catchDepartures(context)
    const expectDeparture = async (address: string) => {
      await expect(page).toHaveTitle('Away')
      const { pathname, search } = departures.at(-1) ?? {}
      expect(`${pathname}${search}`).toContain(address)
    }
    await open(page, '/become-partner')
    await page.getByRole('main').getByRole('link', { name: 'Get the partner app' }).first().tap()
    await expectDeparture('/app-partner')
    await open(page, PROFILE)
    await page.getByRole('banner').locator('summary').tap()
    await page.getByRole('banner').getByRole('link', { name: 'Download App' }).tap()
    await expectDeparture('/app')
    await page.goto(PROFILE, { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Try how booking works', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'How would you like to book?' })
    await expect(dialog.getByRole('link', { name: 'Ask for a call back' })).toBeVisible()
    await dialog.getByRole('link', { name: 'Open the app' }).tap()
    await expectDeparture(`provider=${SAMPLE.id}&service=plumbing&city=mumbai`)
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
