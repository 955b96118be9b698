import type { Page } from 'playwright/test'
import { notifications } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const SEARCH_CALL = '**/api/web/search?q=*'

// A test below refuses a search with a 500, which the browser reports.
test.use({ sharesPage: true, expectedConsole: [/status of 500/] })

function box(page: Page) {
  return page.locator('main input[name="q"]')
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
}

test('the results of a URL are rendered by the server and lead to their service', async ({ page }) => {
  const calls: Array<string> = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/search?q=seelan')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: '2 results for "seelan"' })).toBeVisible()
  await expect(box(page)).toHaveValue('seelan')
  expect(calls.filter((url) => url.includes('/api/web/search'))).toEqual([])
  const first = cards(page).first()
  await expect(first).toContainText('Wall Seepage Treatment')
  await expect(first).toContainText(/From ₹\d/)
  await first.getByRole('link', { name: 'Waterproofing' }).click()
  await expect(page).toHaveURL('/services/waterproofing')
})

test('a search updates the results without a reload, and Back restores box and results', async ({ page }) => {
  await page.goto('/search?q=nal')
  await hydrated(page)
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  await search(page, '  cockroach ')
  await expect(page).toHaveURL('/search?q=cockroach')
  await expect(cards(page).first()).toContainText('Pest Control')
  await expect(box(page)).toHaveValue('cockroach')
  await expect(page.locator('main [aria-live="polite"]')).toContainText('1 result for "cockroach"')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=nal')
  await expect(cards(page).first()).toContainText('Plumbing')
  await expect(box(page)).toHaveValue('nal')
  await expect(page.locator('body')).toHaveAttribute('data-kept')
})

test('suggestions for another text are closed on Back', async ({ page }) => {
  await page.goto('/search?q=tap')
  await hydrated(page)
  await search(page, 'fan')
  await expect(page).toHaveURL(/q=fan/)
  await box(page).fill('fan re')
  const suggestions = page.getByRole('listbox')
  await expect(suggestions).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('tap')
  await expect(suggestions).toBeHidden()
})

test('old results stay, marked as busy, while new ones load', async ({ page }) => {
  await page.goto('/search?q=nal')
  await hydrated(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SEARCH_CALL, async (route) => {
    await held
    await route.continue()
  })
  await search(page, 'deemak')
  await expect(page.locator('[aria-busy="true"]')).toContainText('Plumbing')
  answer()
  await expect(cards(page).first()).toContainText('Pest Control')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('no message about the old text is shown while new results load', async ({ page }) => {
  await page.goto('/search?q=xyzzy')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No results found for "xyzzy"' })).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SEARCH_CALL, async (route) => {
    await held
    await route.continue()
  })
  await search(page, 'deemak')
  await expect(page.getByRole('heading', { name: 'Searching for "deemak"...' })).toBeVisible()
  await expect(page.locator('main [aria-live="polite"]')).toHaveText('Searching for "deemak"...')
  await expect(page.getByText(/No results found|Try different keywords/)).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { name: /results? for "deemak"/ })).toBeVisible()
})

test('the results for a service in a city lead there', async ({ page }) => {
  await page.goto('/search?q=electrician+in+delhi')
  await hydrated(page)
  await cards(page).first().getByRole('link', { name: 'Electrician in Delhi' }).click()
  await expect(page).toHaveURL('/services/electrician/delhi')
  await page.goto('/search?q=gardener+in+shimla')
  await expect(cards(page).first()).toContainText('Not in Shimla yet')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Shimla/ })
    .click()
  await expect(page).toHaveURL('/city/shimla')
})

test('a search without results says so and links to services', async ({ page }) => {
  await page.goto('/search?q=xyzzy')
  await expect(page.getByRole('heading', { name: 'No results found for "xyzzy"' })).toBeVisible()
  await expect(page.getByText('Try different keywords, or look through everything we do.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Popular services' }).getByRole('link')).toHaveCount(6)
  await page.getByRole('link', { name: 'Browse All Services' }).click()
  await expect(page).toHaveURL('/services')
})

test('a page without a text lists nothing, asks for nothing and offers popular searches', async ({
  page,
}) => {
  const calls: Array<string> = []
  page.on('request', (request) => calls.push(request.url()))
  for (const address of ['/search', '/search?q=', '/search?q=+++']) {
    await page.goto(address)
    await hydrated(page)
    await expect(box(page)).toHaveAttribute('placeholder', 'Search for any service or expert...')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByText(/results? for|No results found/)).toHaveCount(0)
  }
  expect(calls.filter((url) => url.includes('/api/web/search'))).toEqual([])
  const popular = page.getByRole('region', { name: 'Popular searches' })
  await popular.getByRole('link', { name: 'Damp wall' }).click()
  await expect(page).toHaveURL('/search?q=Damp+wall')
  await expect(cards(page).first()).toContainText('Waterproofing')
  await expect(box(page)).toHaveValue('Damp wall')
})

test('an empty text is not searched', async ({ page }) => {
  await page.goto('/search?q=nal')
  await hydrated(page)
  await search(page, '   ')
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL('/search?q=nal')
})

test('very long text is cut', async ({ page }) => {
  await page.goto(`/search?q=tap+${'x'.repeat(3_000)}`)
  await expect(box(page)).toHaveValue(`tap ${'x'.repeat(116)}`)
  await expect(cards(page).first()).toContainText('Plumbing')
})

test('a search that fails says so once and can be tried again', async ({ page }) => {
  await page.goto('/search')
  await hydrated(page)
  await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 500, json: { code: 500, message: 'x' } }))
  await search(page, 'deemak')
  await expect(page.getByRole('heading', { name: 'The results could not be loaded just now.' })).toBeVisible()
  await expect(notifications(page)).toContainText('Server error. Please try again later.')
  await page.unroute(SEARCH_CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toContainText('Pest Control')
})
