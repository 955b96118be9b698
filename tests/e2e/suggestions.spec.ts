import type { Page, Route } from 'playwright/test'
import { dialog, header } from '#support/browser/location-dialog.ts'
import { box, list, openBox, options } from '#support/browser/suggestion-box.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, remember, test } from '#support/fixtures/test.ts'

const QUESTION = '**/api/web/suggest?*'

/** Returns the texts of the requests for suggestions so far. */
function questions(page: Page): Array<string> {
  const texts: Array<string> = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/web/suggest') texts.push(searchParams.get('q') ?? '')
  })
  return texts
}

const answer = (...titles: Array<string>) => ({
  json: {
    code: 200,
    data: titles.map((title) => ({ kind: 'service', id: title, title, href: `/services/${title}` })),
  },
})

for (const path of ['/', '/search']) {
  test(`${path}: the Search button of a phone can be pressed while the box suggests`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await hydrated(page)
    await box(page).focus()
    await box(page).pressSequentially('mumbai')
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?q=mumbai/)
  })

  test(`${path}: the box suggests from the second letter on`, async ({ page }) => {
    const asked = questions(page)
    await page.goto(path)
    await hydrated(page)
    await expect(box(page)).toHaveRole('searchbox')
    await expect(page.locator('main [role="listbox"]')).toHaveCount(0)
    await box(page).focus()
    await expect(box(page)).toHaveRole('combobox')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await box(page).pressSequentially('m')
    await box(page).pressSequentially('umbai')
    await expect(options(page).first()).toHaveText(/^Mumbai\s*Place$/)
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    expect(asked.at(-1)).toBe('mumbai')
    expect(asked).not.toContain('m')
    await expect(page.getByRole('status').filter({ hasText: /^\d suggestions$/ })).toBeAttached()
    await options(page).first().click()
    await expect(page).toHaveURL('/city/mumbai')
  })
}

test.describe('on a missing page', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('the search box suggests pages', async ({ page }) => {
    await page.goto('/no/such/page')
    await hydrated(page)
    await box(page).focus()
    await box(page).pressSequentially('mumbai')
    await options(page).first().click()
    await expect(page).toHaveURL('/city/mumbai')
  })
})

test('arrows wrap around the suggestions, Home leaves them and Enter takes one', async ({ page }) => {
  await page.route(QUESTION, (route) => route.fulfill(answer('plumbing', 'painting', 'cleaning')))
  await openBox(page)
  const active = async () => {
    const id = await box(page).getAttribute('aria-activedescendant')
    return id === null ? '' : await page.locator(`[id="${id}"]`).getAttribute('href')
  }
  await box(page).fill('pl')
  await expect(options(page)).toHaveCount(3)
  expect(await active()).toBe('')
  await box(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  expect(await active()).toBe('/services/plumbing')
  await box(page).press('ArrowUp')
  expect(await active()).toBe('/services/cleaning')
  await box(page).press('Home')
  expect(await active()).toBe('')
  await box(page).press('ArrowDown')
  await box(page).press('ArrowDown')
  await expect(box(page)).toBeFocused()
  await box(page).press('Enter')
  await expect(page).toHaveURL('/services/painting')
})

test('Escape closes the suggestions and keeps the text, an arrow opens them again', async ({ page }) => {
  await openBox(page)
  await box(page).fill('tap')
  await expect(list(page)).toBeVisible()
  await box(page).press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('tap')
  await box(page).press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
})

test('Enter on no suggestion searches for the text', async ({ page }) => {
  await openBox(page, '/')
  await box(page).fill('tap')
  await expect(list(page)).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search?q=tap')
})

test('an old answer never overwrites a newer one', async ({ page }) => {
  let old: Route | undefined
  await page.route(QUESTION, async (route) => {
    if (route.request().url().includes('q=pl&') || route.request().url().endsWith('q=pl')) old = route
    else await route.fulfill(answer('painting'))
  })
  await openBox(page)
  await box(page).fill('pl')
  await expect.poll(() => old !== undefined).toBe(true)
  await box(page).fill('pa')
  await expect(options(page)).toHaveText([/^painting/])
  await old?.fulfill(answer('plumbing')).catch(() => undefined)
  await box(page).press('ArrowDown')
  await expect(options(page)).toHaveText([/^painting/])
})

test('suggestions lead into the chosen city', async ({ page }) => {
  await remember(page, 'selectedCity', 'Kochi')
  await openBox(page, '/')
  await box(page).fill('ac rep')
  await options(page).filter({ hasText: 'AC Repair in Kochi' }).click()
  await expect(page).toHaveURL('/services/ac-repair/kochi')
})

test('suggestions of one city are not offered in the next', async ({ page }) => {
  await remember(page, 'selectedCity', 'Mumbai')
  await openBox(page, '/')
  await box(page).fill('plumb')
  await expect(options(page).first()).toHaveAttribute('href', '/services/plumbing/mumbai')
  await box(page).press('Escape')
  await header(page).getByRole('button', { name: 'Your city: Mumbai' }).click()
  await dialog(page).getByRole('link', { name: 'Pune' }).click()
  await expect(header(page).getByRole('button', { name: 'Your city: Pune' })).toBeVisible()
  await box(page).press('ArrowDown')
  await expect(list(page)).toBeHidden()
  await box(page).fill('plumbing')
  await expect(options(page).first()).toHaveAttribute('href', '/services/plumbing/pune')
})

test('suggestions stay when the services of the city are loaded', async ({ page }) => {
  let answerCities = () => {}
  const asked = new Promise<void>((resolve) => {
    answerCities = resolve
  })
  await page.route('**/api/web/city/all', async (route) => {
    await asked
    await route.continue()
  })
  await remember(page, 'selectedCity', 'Kochi')
  await openBox(page)
  await box(page).fill('plumb')
  await expect(list(page)).toBeVisible()
  answerCities()
  await page.waitForFunction(() => (localStorage.getItem('selectedCityDetails') ?? '').includes('serviceIds'))
  await expect(list(page)).toBeVisible()
})

test('Back shows no suggestions for a later text', async ({ page }) => {
  const results = page.getByRole('main').getByRole('article')
  await openBox(page, '/search?q=painting')
  await box(page).fill('plumb')
  await expect(options(page).first()).toBeVisible()
  await box(page).press('Escape')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search?q=plumb')
  await expect(results.filter({ hasText: 'Plumbing' })).not.toHaveCount(0)
  await page.goBack()
  await expect(results.filter({ hasText: 'Plumbing' })).toHaveCount(0)
  await expect(box(page)).toHaveValue('painting')
  await box(page).press('ArrowDown')
  await expect(list(page)).toBeHidden()
  await box(page).fill('plumb')
  await expect(options(page).first()).toBeVisible()
})

test.describe('when suggestions fail', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('nothing is said, and the search works', async ({ page }) => {
    await page.route(QUESTION, (route) => route.fulfill({ status: 429, json: { code: 429, message: 'x' } }))
    await openBox(page)
    const refusal = page.waitForResponse(QUESTION)
    await box(page).fill('tap')
    await refusal.then((response) => response.finished())
    await expect(page.getByRole('status').filter({ hasText: 'suggestions' })).toHaveCount(0)
    await expect(list(page)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty()
    await box(page).press('Enter')
    await expect(page).toHaveURL('/search?q=tap')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box submits a plain form', async ({ page }) => {
    for (const path of ['/', '/search']) {
      await page.goto(path)
      await expect(box(page)).toHaveRole('searchbox')
      await box(page).fill('mumbai')
      await box(page).press('Enter')
      await expect(page).toHaveURL('/search?q=mumbai')
      await expect(page.getByRole('heading', { name: /results? for "mumbai"/ })).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Mumbai/ })
          .first(),
      ).toHaveAttribute('href', '/city/mumbai')
    }
  })
})
