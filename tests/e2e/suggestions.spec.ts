import type { Locator, Page, Route } from 'playwright/test'
import { expectAccessible } from '#support/browser/axe.ts'
import { rememberCity } from '#support/browser/chosen-city.ts'
import { dialog, header, openDialog } from '#support/browser/location-dialog.ts'
import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const QUESTION = '**/api/web/suggest?*'

const box = (page: Page) => page.locator('main input[name="q"]')
const list = (page: Page) => page.getByRole('main').getByRole('listbox')
const options = (page: Page) => list(page).getByRole('option')

async function openBox(page: Page, path = '/search'): Promise<void> {
  await open(page, path)
  await box(page).focus()
  await expect(box(page)).toHaveRole('combobox')
}

const answer = (...titles: Array<string>) => ({
  json: {
    code: 200,
    data: titles.map((title) => ({ kind: 'service', id: title, title, href: `/services/${title}` })),
  },
})

test.describe('on a found and a missing page', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('the box suggests from the second letter on', async ({ page }) => {
    const texts: Array<string> = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/web/suggest') texts.push(searchParams.get('q') ?? '')
    })
    for (const path of ['/', '/no/such/page']) {
      await open(page, path)
      await expect(box(page)).toHaveRole('searchbox')
      await expect(page.locator('main [role="listbox"]')).toHaveCount(0)
      await box(page).focus()
      await expect(box(page)).toHaveRole('combobox')
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
      await box(page).pressSequentially('m')
      await box(page).pressSequentially('umbai')
      await expect(options(page).first()).toHaveText(/^Mumbai\s*Place$/)
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
      expect(texts.at(-1)).toBe('mumbai')
      expect(texts).not.toContain('m')
      await expect(page.getByRole('status').filter({ hasText: /^\d suggestions$/ })).toBeAttached()
      await options(page).first().click()
      await expect(page).toHaveURL('/city/mumbai')
    }
  })
})

test('the Search button of a phone can be pressed while the box suggests', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBox(page, '/')
  await box(page).pressSequentially('mumbai')
  await expect(options(page).first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=mumbai/)
})

test('arrows choose a suggestion, Escape closes the list, and Enter takes the chosen one', async ({
  page,
}) => {
  await page.route(QUESTION, (route) => route.fulfill(answer('plumbing', 'painting')))
  await openBox(page)
  await box(page).fill('pl')
  await expect(options(page)).toHaveCount(2)
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  await box(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const active = (await box(page).getAttribute('aria-activedescendant')) ?? ''
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('href', '/services/plumbing')
  await box(page).press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('pl')
  await box(page).press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await box(page).press('ArrowDown')
  await box(page).press('Home')
  await box(page).press('ArrowDown')
  await box(page).press('ArrowDown')
  await expect(box(page)).toBeFocused()
  await box(page).press('Enter')
  await expect(page).toHaveURL('/services/painting')
})

test('Enter on no suggestion searches for the text, and Back shows none for a later text', {
  tag: '@slow',
}, async ({ page }) => {
  const results = page.getByRole('main').getByRole('article')
  await openBox(page, '/search?q=painting')
  await box(page).fill('plumb')
  await expect(options(page).first()).toBeVisible()
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

test('an old answer never overwrites a newer one', { tag: '@slow' }, async ({ page }) => {
  let old: Route | undefined
  await page.route(QUESTION, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'pl') old = route
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

test('suggestions lead into the chosen city, and those of one city are not offered in the next', {
  tag: '@slow',
}, async ({ page }) => {
  await rememberCity(page, 'Mumbai')
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
  await box(page).fill('leak repair')
  await page.getByRole('option', { name: /^Leak Repair/ }).click()
  await expect(page).toHaveURL('/job/plumbing/leak-repair/pune')
})

test('suggestions stay when the services of the city are loaded', { tag: '@slow' }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/web/city/all', async (route) => {
    await released
    await route.continue()
  })
  await rememberCity(page, 'Kochi')
  await openBox(page)
  await box(page).fill('plumb')
  await expect(list(page)).toBeVisible()
  release()
  await page.waitForFunction(() => (localStorage.getItem('selectedCity') ?? '').includes('serviceIds'))
  await expect(list(page)).toBeVisible()
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

  test('the search works when the code of suggestions fails to load', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/assets/search-suggestions-*.js', (route) => route.abort())
    await open(page, '/search')
    await box(page).fill('tap')
    await box(page).press('Enter')
    await expect(page).toHaveURL('/search?q=tap')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box submits a plain form', async ({ page }) => {
    await page.goto('/search')
    await expect(box(page)).toHaveRole('searchbox')
    await box(page).fill('mumbai')
    await box(page).press('Enter')
    await expect(page).toHaveURL('/search?q=mumbai')
    await expect(page.getByRole('heading', { name: /results? for "mumbai"/ })).toBeVisible()
    const place = page.getByRole('main').getByRole('link', { name: /Mumbai/ })
    await expect(place.first()).toHaveAttribute('href', '/city/mumbai')
  })
})

type Composed = { isComposing: boolean; keyCode: number }

/** Presses a key of an input method. Returns false if the page prevented its default. */
function press(field: Locator, key: string, composed: Composed): Promise<boolean> {
  return field.evaluate((element, init) => element.dispatchEvent(new KeyboardEvent('keydown', init)), {
    key,
    bubbles: true,
    cancelable: true,
    ...composed,
  })
}

test('keys of an input method choose no suggestion and no city', { tag: '@slow' }, async ({ page }) => {
  // The keys of a composition as Chromium sends them, Safari at its end, and a browser without a code.
  const composed = [
    { isComposing: true, keyCode: 229 },
    { isComposing: false, keyCode: 229 },
    { isComposing: true, keyCode: 13 },
  ]
  await openBox(page)
  await box(page).pressSequentially('leak')
  await expect(options(page).first()).toBeVisible()
  await box(page).press('ArrowDown')
  const active = (await box(page).getAttribute('aria-activedescendant')) ?? ''
  for (const init of composed)
    for (const key of ['Enter', 'ArrowDown', 'Escape']) expect(await press(box(page), key, init)).toBe(true)
  await expect(box(page)).toHaveAttribute('aria-activedescendant', active)
  await expect(page).toHaveURL('/search')
  await openDialog(page)
  const field = dialog(page).getByRole('searchbox')
  await field.fill('jaip')
  for (const init of composed) expect(await press(field, 'Enter', init)).toBe(true)
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(dialog(page)).toBeHidden()
})

test.describe('with reduced motion', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

  test('an open list is accessible, has large targets and fits a narrow screen', async ({ page }) => {
    await openBox(page, '/')
    await box(page).fill('cleaning in mumbai')
    await expect(options(page).nth(4)).toBeVisible()
    const rows = await options(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()))
    for (const { height, left, right } of rows) {
      expect(height).toBeGreaterThanOrEqual(44)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(360)
    }
    await expectAccessible(page, [360])
  })
})
