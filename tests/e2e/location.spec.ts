import { dialog, header, openDialog, useLocation } from '#support/browser/location-dialog.ts'
import { freezeTime, hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { locationDialog } from '../../src/content/en/location-dialog.ts'
import { cities } from '../../src/upstream/seed/places.ts'

test.describe('on the first visit', () => {
  test.use({ firstVisit: true })

  test('the dialog opens by itself once and sets the flag', async ({ page }) => {
    await page.goto('/')
    await expect(dialog(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('hasVisitedBefore'))).toBe('true')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(header(page).getByRole('button', { name: 'Select Location' })).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  })

  test('the dialog does not open when the visitor interacts before its code is loaded', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/location-dialog*', async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/location-dialog*')
    await page.goto('/')
    await asked
    const name = page.getByRole('main').locator('input[name=q]')
    await name.pressSequentially('Asha ')
    const loaded = page.waitForResponse('**/assets/location-dialog*')
    release()
    await (await loaded).finished()
    await name.pressSequentially('Kumari')
    await expect(name).toHaveValue('Asha Kumari')
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('hasVisitedBefore'))).toBeNull()
  })

  for (const path of [
    '/blog',
    '/contact',
    '/terms',
    '/about',
    '/services/plumbing/mumbai',
    '/search?q=tap&city=mumbai',
  ]) {
    test(`no dialog opens over ${path}, and one opens on the services after it`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('hasVisitedBefore'))).toBeNull()
      await page.goto('/services')
      await expect(dialog(page)).toBeVisible()
    })
  }
})

test('the dialog focuses its heading and keeps its place as twelve cities become all or none', async ({
  page,
}) => {
  await openDialog(page)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(12)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  const top = async () => (await dialog(page).boundingBox())?.y
  const before = await top()
  await dialog(page)
    .getByRole('button', { name: locationDialog.all(cities.length) })
    .click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(cities.length)
  await expect(dialog(page).getByRole('heading', { name: 'Kerala' })).toBeAttached()
  expect(await top()).toBe(before)
  await dialog(page).getByRole('searchbox').fill('zzzz')
  await expect(dialog(page).getByText(locationDialog.noCities('zzzz'))).toBeVisible()
  expect(await top()).toBe(before)
})

test('the dialog finds a city by a locality and by a PIN code', async ({ page }) => {
  await openDialog(page)
  const field = dialog(page).getByRole('searchbox')
  await field.fill('koramang')
  await expect(dialog(page).getByRole('listitem')).toHaveText(['BangaloreKoramangala'])
  await field.fill('395007')
  await expect(dialog(page).getByRole('listitem')).toHaveText(['SuratPIN 395007'])
  await field.press('Enter')
  await expect(header(page).getByRole('button', { name: 'Your city: Surat' })).toBeVisible()
})

test('the dialog says that a town is not served and offers the nearest city within 100 km', async ({
  page,
}) => {
  await openDialog(page)
  const field = dialog(page).getByRole('searchbox')
  const title = dialog(page).getByRole('paragraph').filter({ hasText: 'We are not in' })
  await field.fill('Itanagar')
  await expect(title).toHaveText(/^We are not in Itanagar yet.+ Guwahati, \d+ km away\.$/)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0)
  await field.fill('गुंटूर')
  await expect(title).toHaveText(/^We are not in Guntur yet.+ Vijayawada, \d+ km away\.$/)
  await field.press('Enter')
  await dialog(page).getByRole('listitem').getByRole('button', { name: 'Vijayawada' }).click()
  await expect(header(page).getByRole('button', { name: 'Your city: Vijayawada' })).toBeVisible()
})

test('a PIN code is not called unknown while the data of the areas is loading', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/find-areas*', async (route) => {
    await released
    await route.continue()
  })
  await openDialog(page)
  await dialog(page).getByRole('searchbox').fill('395007')
  await expect(dialog(page).getByText(locationDialog.loading)).toBeVisible()
  await expect(dialog(page).getByText(locationDialog.noCities('395007'))).toHaveCount(0)
  release()
  await expect(dialog(page).getByRole('listitem')).toHaveText(['SuratPIN 395007'])
})

test('the list of all cities waits for the states, keeps the focus on its button and closes', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/web/state/all', async (route) => {
    await released
    await route.continue()
  })
  await openDialog(page)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(12)
  await dialog(page)
    .getByRole('button', { name: locationDialog.all(cities.length) })
    .click()
  await expect(dialog(page).getByText(locationDialog.loading)).toBeVisible()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0)
  release()
  await expect(dialog(page).getByRole('heading', { name: 'Kerala' })).toBeAttached()
  const fewer = dialog(page).getByRole('button', { name: locationDialog.fewer })
  await expect(fewer).toBeFocused()
  await fewer.click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(12)
})

test('choosing a city sets it, closes the dialog and marks it as current the next time', async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Pune' }).click()
  await expect(dialog(page)).toBeHidden()
  await header(page).getByRole('button', { name: 'Pune' }).click()
  await expect(dialog(page).getByRole('button', { name: /Pune/ })).toContainText('Current')
})

test('the dialog names the state of two cities with one name, and one is current', async ({ page }) => {
  await page.route('**/api/web/city/all', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('"title":"Jaipur"', '"title":"Kochi"') })
  })
  await openDialog(page)
  await dialog(page).getByRole('searchbox').fill('kochi')
  const found = dialog(page).getByRole('listitem')
  await expect(found).toHaveText(['Kochi, Rajasthan', 'Kochi, Kerala'])
  await found.first().getByRole('button').click()
  const chosen = header(page).getByRole('button', { name: 'Your city: Kochi' })
  await expect(chosen).toBeVisible()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('selectedCityOffer') ?? '{}').id)
  expect(await kept()).toBe('jaipur')
  await page.goto('/state/kerala')
  await hydrated(page)
  await page.getByRole('main').locator('a[href="/city/kochi"]').first().click()
  await expect(page).toHaveURL('/city/kochi')
  await page.getByRole('button', { name: 'Switch to Kochi' }).click()
  await expect.poll(kept).toBe('kochi')
  await chosen.click()
  await expect(dialog(page).locator('[aria-current="true"]')).toHaveText([/^Kochi, Kerala/])
})

test('the dialog closes when the visitor goes back, and stays closed on Forward', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await header(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await header(page).getByRole('button', { name: 'Select Location' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(dialog(page)).toBeHidden()
})

test('the list of cities is loaded only with the dialog', async ({ page }) => {
  const asked: Array<string> = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/services')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/api/web/city/all')
  await header(page).getByRole('button', { name: 'Select Location' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(12)
  expect(asked.filter((path) => path === '/api/web/city/all')).toHaveLength(1)
})

test.describe('when the list of cities cannot be read', () => {
  test.use({ expectedConsole: [/503/] })

  test('the largest cities can be chosen, and the dialog says that these are not all', async ({ page }) => {
    await page.route('**/api/web/city/all', (route) => route.fulfill({ status: 503, body: '{}' }))
    await openDialog(page)
    await expect(dialog(page).getByText(locationDialog.unread)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Kanpur' }).click()
    await expect(header(page).getByRole('button', { name: 'Your city: Kanpur' })).toBeVisible()
  })
})

test('a position in Kochi chooses Kochi', async ({ page }) => {
  await useLocation(page, 9.97, 76.28)
  await expect(dialog(page)).toBeHidden()
  await expect(header(page).getByRole('button', { name: 'Your city: Kochi' })).toBeVisible()
})

test('the current location gives the nearest served city, and the position is not sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 26.9, longitude: 75.8 })
  await page.clock.install()
  await openDialog(page)
  await freezeTime(page)
  const sent: Array<string> = []
  page.on('request', (request) => sent.push(request.url()))
  await dialog(page).getByRole('button', { name: 'Use Current Location' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Detecting...' })).toBeDisabled()
  await page.clock.runFor(1_900)
  await expect(dialog(page).getByRole('button', { name: 'Detecting...' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog(page)).toBeHidden()
  await expect(header(page).getByRole('button', { name: 'Jaipur' })).toBeVisible()
  expect(sent.filter((url) => /26\.9|75\.8/.test(url))).toEqual([])
})

test('a refused position ends detecting, chooses nothing, and says how to choose', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.clock.install()
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Use Current Location' }).click()
  await page.clock.runFor(10_000)
  await expect(dialog(page).getByRole('button', { name: 'Use Current Location' })).toBeEnabled()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.refused)
})

test('the dialog names the largest cities when the list is empty', async ({ page }) => {
  await page.route('**/api/web/city/all', (route) => route.fulfill({ json: { code: 200, data: [] } }))
  await page.goto('/about')
  await openDialog(page)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(12)
  await dialog(page).getByRole('searchbox').fill('zzz')
  await expect(dialog(page).getByText(locationDialog.noCities('zzz'))).toBeVisible()
})
