import type { Page } from 'playwright/test'
import { dialog, header, openDialog } from '#support/browser/location-dialog.ts'
import { freezeTime, open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { locationDialog } from '../../src/content/en/location-dialog.ts'

const field = (page: Page) => dialog(page).getByRole('searchbox')
const entries = (page: Page) => dialog(page).getByRole('listitem')
const picker = (page: Page, name: string) => header(page).getByRole('button', { name })
const detect = (page: Page) => dialog(page).getByRole('button', { name: 'Use Current Location' })

test('dialog and language link work on the page of a missing entry', async ({ page }) => {
  await open(page, '/services/nothing')
  await picker(page, 'Select Location').click()
  await field(page).fill('Nag')
  await dialog(page).getByRole('link', { name: 'Nagpur' }).click()
  await expect(picker(page, 'Your city: Nagpur')).toBeVisible()
  await page.reload()
  await expect(picker(page, 'Your city: Nagpur')).toBeVisible()
  await header(page).getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/services/nothing')
})

test('the dialog has twelve cities, and the first letter loads and searches all', async ({ page }) => {
  const requested: Array<string> = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openDialog(page)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => /city\/all|suggest/.test(path))).toEqual([])
  await expect(entries(page)).toHaveCount(12)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  await field(page).fill('NAG')
  await expect(entries(page).first()).toHaveText('Nagpur')
  expect((await entries(page).allTextContents()).filter((title) => !/nag/i.test(title))).toEqual([])
  expect(requested.filter((path) => path === '/api/web/city/all')).toHaveLength(1)
  for (const [text, entry] of [
    ['koramang', 'BangaloreKoramangala'],
    ['395007', 'SuratPIN 395007'],
    ['Cochin', 'Kochi'],
    ['कोच्चि', 'Kochi'],
  ] as const) {
    await field(page).fill(text)
    await expect(entries(page)).toHaveText([entry])
    await expect(dialog(page).getByRole('status')).toHaveText('1 city')
  }
  await field(page).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await picker(page, 'Your city: Kochi').click()
  await expect(dialog(page).getByRole('link', { name: /Kochi/ })).toContainText('Current')
  await dialog(page).getByRole('link', { name: locationDialog.all }).click()
  await expect(page).toHaveURL('/#places-cities')
  await expect(page.locator('#places-cities')).toBeInViewport()
})

test('the dialog leads on from a similar name, an unknown place and a town that is not served', async ({
  page,
}) => {
  await openDialog(page)
  await field(page).fill('banglore')
  await field(page).press('Enter')
  await expect(dialog(page).getByRole('link', { name: 'Bangalore' })).toBeFocused()
  await expect(picker(page, 'Select Location')).toBeVisible()
  await field(page).fill('Paris')
  await expect(dialog(page).getByText(locationDialog.noCities('Paris')).last()).toBeVisible()
  const tellMe = dialog(page).getByRole('link', { name: locationDialog.tellMe })
  await expect(tellMe).toHaveAttribute('href', /^\/contact\?/)
  await field(page).fill('गुंटूर')
  await expect(dialog(page).getByText('We are not in Guntur yet').last()).toBeVisible()
  await expect(entries(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('link', { name: /, \d+ km away/ })).toBeVisible()
  await field(page).fill('812 001')
  await expect(dialog(page).getByText('We are not in Bhagalpur yet').last()).toBeVisible()
  await tellMe.click()
  await expect(page).toHaveURL('/city/bhagalpur')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We are not in Bhagalpur yet')
})

test('Enter waits for the answer, and an answer that is late replaces no newer one', {
  tag: '@slow',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/web/suggest?*', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await openDialog(page)
  await field(page).fill('395007')
  await expect(dialog(page).getByText(locationDialog.loading)).toBeVisible()
  await expect(dialog(page).getByText(locationDialog.noCities('395007'))).toHaveCount(0)
  await field(page).fill('koramang')
  await field(page).fill('395007')
  await field(page).press('Enter')
  release()
  await expect(picker(page, 'Your city: Surat')).toBeVisible()
})

test('the dialog opens before the client runs, and searches for typed text afterwards', async ({
  page,
  front,
}) => {
  const release = front.hold(/^\/assets\/client-/)
  await page.goto(`${front.url}/services`, { waitUntil: 'commit' })
  await picker(page, 'Select Location').click()
  await field(page).fill('koramang')
  release()
  await expect(entries(page)).toHaveText(['BangaloreKoramangala'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the dialog opens, and its cities are links to their pages', async ({ page }) => {
    await page.goto('/services')
    await picker(page, 'Select Location').click()
    await expect(field(page)).toBeHidden()
    await dialog(page).getByRole('link', { name: 'Pune' }).click()
    await expect(page).toHaveURL('/city/pune')
  })
})

test('the dialog closes when the visitor goes back, and stays closed on Forward', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/services')
  await header(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await picker(page, 'Select Location').click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(dialog(page)).toBeHidden()
})

test.describe('when a file or list cannot be read', () => {
  test.use({ expectedConsole: [/503|ERR_FAILED|dynamically imported/] })

  test('the largest cities can be chosen, and the dialog says that these are not all', async ({ page }) => {
    await page.route('**/api/web/city/all', (route) => route.fulfill({ status: 503, body: '{}' }))
    await openDialog(page)
    await field(page).fill('Kan')
    await expect(dialog(page).getByText(locationDialog.unread)).toBeVisible()
    await dialog(page).getByRole('link', { name: 'Kanpur' }).click()
    await expect(picker(page, 'Your city: Kanpur')).toBeVisible()
  })

  test('the dialog says so when nobody answers what a text means', async ({ page }) => {
    await page.route('**/api/web/suggest?*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await openDialog(page)
    await field(page).fill('koramang')
    await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.unread)
    await page.unroute('**/api/web/suggest?*')
    await field(page).fill('koramanga')
    await expect(entries(page)).toHaveText(['BangaloreKoramangala'])
  })

  test('a city leads to its page without the code of the dialog', { tag: '@slow' }, async ({ page }) => {
    await page.route(/\/assets\/city-dialog-script/, (route) => route.abort())
    await openDialog(page)
    await dialog(page).getByRole('link', { name: 'Pune' }).click()
    await expect(page).toHaveURL('/city/pune')
  })
})

test('a position chooses the nearest served city, names a distance over 60 km, and is not sent', {
  tag: '@slow',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  const sent: Array<string> = []
  page.on('request', (request) => sent.push(request.url()))
  for (const [latitude, longitude, city, status] of [
    [26.9, 75.8, 'Your city: Jaipur', undefined],
    [26.9157, 73.0243, 'Your city: Jodhpur', locationDialog.far('Jodhpur', 75)],
    [51.5, -0.12, 'Your city: Jodhpur', locationDialog.nothingNear(100)],
  ] as const) {
    await context.setGeolocation({ latitude, longitude })
    await open(page, '/services')
    await header(page).locator('button[aria-haspopup=dialog]:visible').first().click()
    await detect(page).click()
    if (status) {
      await expect(dialog(page).getByRole('status')).toHaveText(status)
      await page.keyboard.press('Escape')
    }
    await expect(dialog(page)).toBeHidden()
    await expect(picker(page, city)).toBeFocused()
  }
  expect(sent.filter((url) => /26\.9|75\.8|51\.5/.test(url))).toEqual([])
})

test('a refused position ends detecting, chooses nothing, and says how to choose', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.clock.install()
  await openDialog(page)
  await detect(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Detecting...' })).toBeDisabled()
  await page.clock.runFor(10_000)
  await expect(detect(page)).toBeEnabled()
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.refused)
})

test('an unanswered permission prompt ends with a message, and a late answer counts', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => Object.assign(window, { allow: found })
  })
  await page.clock.install()
  await openDialog(page)
  await freezeTime(page)
  await detect(page).click()
  const detecting = dialog(page).getByRole('button', { name: 'Detecting...' })
  await expect(detecting).toBeDisabled()
  await page.clock.runFor(9_900)
  await expect(detecting).toBeDisabled()
  await page.clock.runFor(200)
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.unanswered)
  await expect(detect(page)).toBeEnabled()
  await page.evaluate(() => Reflect.get(window, 'allow')({ coords: { latitude: 26.9, longitude: 75.8 } }))
  await expect(dialog(page)).toBeHidden()
  await expect(picker(page, 'Jaipur')).toBeVisible()
})

test('the dialog shows a message without geolocation, and a city can be chosen without storage', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, '/services')
  await expect(dialog(page)).toBeVisible()
  await detect(page).click()
  await expect(dialog(page).getByText(locationDialog.unsupported)).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Chennai' }).click()
  await expect(picker(page, 'Chennai')).toBeVisible()
})
