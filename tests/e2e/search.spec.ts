import type { Page } from 'playwright/test'
import { notifications } from '#support/browser/page-parts.ts'
import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const SEARCH_CALL = '**/api/web/search?q=*'

// A test below refuses a search with a 500, which the browser reports.
test.use({ sharesPage: true, expectedConsole: [/status of 500/] })

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => page.locator('main input[name="q"]')
const cards = (page: Page) => main(page).getByRole('article')

async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await main(page).getByRole('button', { name: 'Search' }).click()
}

/** Holds the answers of searches until the returned function is called. */
async function holdSearches(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(SEARCH_CALL, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the results of a URL are rendered by the server and lead to services and places', async ({ page }) => {
  const calls: Array<string> = []
  page.on('request', (request) => calls.push(request.url()))
  await open(page, '/search?q=seelan')
  await expect(page.getByRole('heading', { name: '2 results for "seelan"' })).toBeVisible()
  await expect(box(page)).toHaveValue('seelan')
  expect(calls.filter((url) => url.includes('/api/web/search'))).toEqual([])
  await expect(cards(page).first()).toContainText('Wall Seepage Treatment')
  await expect(cards(page).first()).toContainText(/From ₹\d/)
  await cards(page).first().getByRole('link', { name: 'Waterproofing' }).click()
  await expect(page).toHaveURL('/services/waterproofing')
  await open(page, '/search?q=electrician+in+delhi')
  await cards(page).first().getByRole('link', { name: 'Electrician in Delhi' }).click()
  await expect(page).toHaveURL('/services/electrician/delhi')
  await page.goto('/search?q=gardener+in+shimla')
  await expect(cards(page).first()).toContainText('Not in Shimla yet')
  await main(page)
    .getByRole('link', { name: /^Shimla/ })
    .click()
  await expect(page).toHaveURL('/city/shimla')
  await page.goto(`/search?q=tap+${'x'.repeat(3_000)}`)
  await expect(box(page)).toHaveValue(`tap ${'x'.repeat(116)}`)
  await expect(cards(page).first()).toContainText('Plumbing')
})

test('a search keeps the old results until the new ones load, and Back restores box and results', async ({
  page,
}) => {
  await open(page, '/search?q=nal')
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  const release = await holdSearches(page)
  await search(page, '  cockroach ')
  await expect(page.locator('[aria-busy="true"]')).toContainText('Plumbing')
  release()
  await expect(page).toHaveURL('/search?q=cockroach')
  await expect(cards(page).first()).toContainText('Pest Control')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(box(page)).toHaveValue('cockroach')
  await expect(page.locator('main [aria-live="polite"]')).toContainText('1 result for "cockroach"')
  await box(page).fill('cockroach ki')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=nal')
  await expect(cards(page).first()).toContainText('Plumbing')
  await expect(box(page)).toHaveValue('nal')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.locator('body')).toHaveAttribute('data-kept')
  await search(page, '   ')
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL('/search?q=nal')
})

test('a search without results says so, but not while other results load, and links to services', async ({
  page,
}) => {
  await open(page, '/search?q=xyzzy')
  const nothing = page.getByRole('heading', { name: 'No results found for "xyzzy"' })
  await expect(nothing).toBeVisible()
  await expect(page.getByText('Try different keywords, or look through everything we do.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Popular services' }).getByRole('link')).toHaveCount(6)
  const release = await holdSearches(page)
  await search(page, 'deemak')
  await expect(page.getByRole('heading', { name: 'Searching for "deemak"...' })).toBeVisible()
  await expect(page.locator('main [aria-live="polite"]')).toHaveText('Searching for "deemak"...')
  await expect(page.getByText(/No results found|Try different keywords/)).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: /results? for "deemak"/ })).toBeVisible()
  await page.goBack()
  await expect(nothing).toBeVisible()
  await page.getByRole('link', { name: 'Browse All Services' }).click()
  await expect(page).toHaveURL('/services')
})

test('a page without a text lists nothing, asks for nothing and offers popular searches', async ({
  page,
}) => {
  const calls: Array<string> = []
  page.on('request', (request) => calls.push(request.url()))
  for (const address of ['/search', '/search?q=+++']) {
    await open(page, address)
    await expect(box(page)).toHaveAttribute('placeholder', 'Search for any service or expert...')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByText(/results? for|No results found/)).toHaveCount(0)
  }
  expect(calls.filter((url) => url.includes('/api/web/search'))).toEqual([])
  const popular = page.getByRole('region', { name: 'Searches to try' })
  await popular.getByRole('link', { name: 'Damp wall' }).click()
  await expect(page).toHaveURL('/search?q=Damp+wall')
  await expect(cards(page).first()).toContainText('Waterproofing')
  await expect(box(page)).toHaveValue('Damp wall')
})

test('a search that fails says so once and can be tried again', async ({ page }) => {
  await open(page, '/search')
  await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 500, json: { code: 500, message: 'x' } }))
  await search(page, 'deemak')
  await expect(page.getByRole('heading', { name: 'The results could not be loaded just now.' })).toBeVisible()
  await expect(notifications(page)).toContainText('Server error. Please try again later.')
  await page.unroute(SEARCH_CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toContainText('Pest Control')
  await expect(page.getByRole('main')).toBeFocused()
})
