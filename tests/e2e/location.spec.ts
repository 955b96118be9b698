import { dialog, header, openDialog, useLocation } from '#support/browser/location-dialog.ts'
import { freezeTime, hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { locationDialog } from '../../src/content/en/location-dialog.ts'

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

  test('the dialog does not open while the visitor types', async ({ page }) => {
    await page.addInitScript(() => {
      const rest = window.requestIdleCallback.bind(window)
      window.requestIdleCallback = (run) => {
        Object.assign(window, { beIdle: () => rest(run) })
        return 0
      }
    })
    await page.goto('/')
    await hydrated(page)
    const name = page.getByRole('main').locator('input[name=q]')
    await name.fill('Asha')
    await page.evaluate(() => Reflect.get(window, 'beIdle')())
    await name.pressSequentially(' Kumari')
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

test('the dialog focuses its heading and has twelve cities, and a link to all', async ({ page }) => {
  await openDialog(page)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(12)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  await dialog(page).getByRole('link', { name: locationDialog.all }).click()
  await expect(page).toHaveURL('/#places-cities')
  await expect(page.locator('#places-cities')).toBeInViewport()
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

test('the dialog leads on from a town that is not served, and from an unknown PIN code', async ({ page }) => {
  await openDialog(page)
  const field = dialog(page).getByRole('searchbox')
  await field.fill('गुंटूर')
  await expect(dialog(page).getByText('We are not in Guntur yet').last()).toBeVisible()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0)
  await expect(dialog(page).getByRole('link', { name: /Vijayawada, \d+ km away/ })).toBeVisible()
  await field.fill('812001')
  await expect(dialog(page).getByText(locationDialog.noCities('812001')).last()).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: locationDialog.tellMe })).toHaveAttribute(
    'href',
    /^\/contact\?/,
  )
  await field.fill('Bhagalpur')
  await field.press('Enter')
  await dialog(page).getByRole('link', { name: locationDialog.tellMe }).click()
  await expect(page).toHaveURL('/city/bhagalpur')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We are not in Bhagalpur yet')
})

test('Enter waits for the data of the areas', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/find-places*', async (route) => {
    await released
    await route.continue()
  })
  await openDialog(page)
  await dialog(page).getByRole('searchbox').fill('395007')
  await expect(dialog(page).getByText(locationDialog.loading)).toBeVisible()
  await expect(dialog(page).getByText(locationDialog.noCities('395007'))).toHaveCount(0)
  await dialog(page).getByRole('searchbox').press('Enter')
  release()
  await expect(header(page).getByRole('button', { name: 'Your city: Surat' })).toBeVisible()
})

test('Enter takes no city whose name is only similar', async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByRole('searchbox').fill('banglore')
  await dialog(page).getByRole('searchbox').press('Enter')
  await expect(dialog(page).getByRole('link', { name: 'Bangalore' })).toBeFocused()
  await expect(header(page).getByRole('button', { name: 'Select Location' })).toBeVisible()
})

test.describe('before the client runs', () => {
  test('the dialog opens, keeps typed text, and searches for it afterwards', async ({ page, front }) => {
    const release = front.hold(/^\/assets\/client-/)
    await page.goto(`${front.url}/services`, { waitUntil: 'commit' })
    await header(page).getByRole('button', { name: 'Select Location' }).click()
    await dialog(page).getByRole('searchbox').fill('koramang')
    release()
    await expect(dialog(page).getByRole('listitem')).toHaveText(['BangaloreKoramangala'])
    expect(await page.evaluate(() => localStorage.getItem('hasVisitedBefore'))).toBe('true')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the dialog opens, and its cities are links to their pages', async ({ page }) => {
    await page.goto('/services')
    await header(page).getByRole('button', { name: 'Select Location' }).click()
    await expect(dialog(page).getByRole('searchbox')).toBeHidden()
    await dialog(page).getByRole('link', { name: 'Pune' }).click()
    await expect(page).toHaveURL('/city/pune')
  })
})

test('choosing a city sets it, closes the dialog and marks it as current the next time', async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByRole('link', { name: 'Pune' }).click()
  await expect(dialog(page)).toBeHidden()
  await header(page).getByRole('button', { name: 'Pune' }).click()
  await expect(dialog(page).getByRole('link', { name: /Pune/ })).toContainText('Current')
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
  await found.first().getByRole('link').click()
  const chosen = header(page).getByRole('button', { name: 'Your city: Kochi' })
  await expect(chosen).toBeVisible()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('selectedCityDetails') ?? '{}').id)
  expect(await kept()).toBe('jaipur')
  await chosen.click()
  await dialog(page).getByRole('searchbox').fill('kochi')
  await found.last().getByRole('link').click()
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

test('the list of all cities and the search are loaded only at their first use', async ({ page }) => {
  const asked: Array<string> = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isOfSearch = (path: string) => /city\/all|city-choice|find-places/.test(path)
  await openDialog(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(isOfSearch)).toEqual([])
  await dialog(page).getByRole('searchbox').fill('nag')
  await expect(dialog(page).getByRole('listitem').first()).toHaveText('Nagpur')
  expect(asked.filter((path) => path === '/api/web/city/all')).toHaveLength(1)
})

test.describe('when the list of cities cannot be read', () => {
  test.use({ expectedConsole: [/503/] })

  test('the largest cities can be chosen, and the dialog says that these are not all', async ({ page }) => {
    await page.route('**/api/web/city/all', (route) => route.fulfill({ status: 503, body: '{}' }))
    await openDialog(page)
    await dialog(page).getByRole('searchbox').fill('Kan')
    await expect(dialog(page).getByText(locationDialog.unread)).toBeVisible()
    await dialog(page).getByRole('link', { name: 'Kanpur' }).click()
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
  await expect(dialog(page).getByRole('button', { name: 'Detecting...' })).toBeDisabled()
  await page.clock.runFor(10_000)
  await expect(dialog(page).getByRole('button', { name: 'Use Current Location' })).toBeEnabled()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(locationDialog.refused)
})
