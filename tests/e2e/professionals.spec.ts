import type { Page } from 'playwright/test'
import { bar, cards, compareBoxes, LIST, openList } from '#support/browser/provider-list.ts'
import { hydrated, open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { sampleStrings } from '../../src/content/en/samples.ts'

const SERVICE = '/services/electrician/mumbai'

/** The API's list has this length, with any number of providers in the city. */
async function playLongList(page: Page, count: number): Promise<void> {
  await page.route('**/api/web/provider/all*', async (route) => {
    const answer = await (await route.fetch()).json()
    const after = Number(new URL(route.request().url()).searchParams.get('after') ?? 0)
    const all = Array.from({ length: count }, (_, index) => ({
      ...answer.data[0],
      id: `person-${index}`,
      name: `Person ${index}`,
    }))
    const next = after + 20 < count ? String(after + 20) : null
    await route.fulfill({ json: { ...answer, data: all.slice(after, after + 20), total: count, next } })
  })
}

test('a filter updates the list and the URL at once, and goes on Back and by its chip', async ({ page }) => {
  await openList(page)
  const all = await cards(page).count()
  await page.getByLabel('Language').selectOption('hindi')
  await expect(page).toHaveURL(`${LIST}?language=hindi`)
  await expect(cards(page)).not.toHaveCount(all)
  const count = await cards(page).count()
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('4')
  await expect(page).toHaveURL(`${LIST}?language=hindi&rating=4`)
  await page.goBack()
  await expect(page).toHaveURL(`${LIST}?language=hindi`)
  await expect(page.getByRole('combobox', { name: 'Rating' })).toHaveValue('')
  await expect(cards(page)).toHaveCount(count)
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(`${LIST}?language=hindi&sort=price`)
  await expect(cards(page)).toHaveCount(count)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByLabel('Language')).toHaveValue('')
  await expect(cards(page)).toHaveCount(all)
  await page.getByLabel('Language').selectOption('hindi')
  const chip = page.getByRole('link', { name: 'Remove the filter: Hindi' })
  await chip.click()
  await expect(chip).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(LIST)
})

test('Back restores the former filters before the list is rendered', { tag: '@slow' }, async ({ page }) => {
  await openList(page)
  const rating = page.getByRole('combobox', { name: 'Rating' })
  await rating.evaluate(async (select) => {
    Reflect.set(select, 'value', '4')
    select.dispatchEvent(new Event('change', { bubbles: true }))
    while (location.search === '') await Promise.resolve()
    history.back()
  })
  await expect(page).toHaveURL(LIST)
  await expect(rating).toHaveValue('')
})

test('a list grows in place and keeps its length on Back', async ({ page }) => {
  await playLongList(page, 45)
  await page.goto(SERVICE)
  await hydrated(page)
  const all = page.getByRole('link', { name: /^See all/ })
  await all.scrollIntoViewIfNeeded()
  await all.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electricians in Mumbai')
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page.getByRole('article', { name: 'Person 20' }).locator('xpath=..')).toBeFocused()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(45)
  await expect(page.getByRole('link', { name: 'Show more' })).toBeHidden()
  await cards(page).nth(30).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Services' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(cards(page)).toHaveCount(45)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('the job panel first shows three providers, each with a price for the job', { tag: '@slow' }, async ({
  page,
}) => {
  await playLongList(page, 9)
  await page.goto(SERVICE)
  await hydrated(page)
  await page.getByRole('button', { name: /^Fan Repair/ }).click()
  const panel = page.getByRole('region', { name: 'Available Providers' })
  await expect(panel.getByRole('article')).toHaveCount(3)
  await panel.getByRole('button', { name: 'Show all 9' }).click()
  await expect(panel.getByRole('article')).toHaveCount(9)
})

test('chosen providers are kept through the visit and compared side by side', async ({ page }) => {
  await openList(page)
  const before = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height)
  // The live region is there before the first choice.
  const region = await page.locator('body > p[aria-live]').first().elementHandle()
  await compareBoxes(page).nth(0).check()
  await expect(bar(page)).toContainText('1 of 4 chosen to compare')
  await expect.poll(() => region?.textContent()).toBe('1 of 4 chosen to compare')
  await compareBoxes(page).nth(1).check()
  await expect(bar(page)).toContainText('2 of 4 chosen to compare')
  expect(await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height)).toBe(
    before,
  )
  await page.goto('/about')
  await expect(bar(page)).toContainText('2 of 4 chosen to compare')
  await bar(page).getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare professionals')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(bar(page)).toBeHidden()
  const job = page.getByRole('main').getByRole('combobox')
  await job.focus()
  await job.selectOption({ index: 1 })
  await expect(page).toHaveURL(/&job=/)
  await expect(job).toBeFocused()
  await page
    .getByRole('link', { name: /^Remove .* from the comparison/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(bar(page)).toContainText('1 of 4 chosen to compare')
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('with an answer of 404', () => {
  test.use({ expectedConsole: [/404/] })

  test('a chosen provider who is not listed any more leaves the bar of every page', async ({ page }) => {
    await openList(page)
    await compareBoxes(page).nth(0).check()
    await compareBoxes(page).nth(1).check()
    await expect(bar(page)).toContainText('2 of 4 chosen to compare')
    await page.evaluate(() => {
      const { providers } = JSON.parse(sessionStorage.getItem('comparison') ?? '{}')
      const gone = [...providers, { id: 'pro-00000000000000000000', name: 'Gone' }]
      sessionStorage.setItem('comparison', JSON.stringify({ providers: gone }))
    })
    await page.goto('/about')
    await expect(bar(page)).toContainText('2 of 4 chosen to compare')
  })
})

test('three providers fit and are booked on a phone in both languages', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page)
  await compareBoxes(page).nth(0).check()
  await compareBoxes(page).nth(1).check()
  await compareBoxes(page).nth(2).check()
  const href = await bar(page).getByRole('link', { name: 'Compare' }).getAttribute('href')
  const table = page.getByRole('main').getByRole('table')
  for (const base of ['', '/hi']) {
    await open(page, base + href)
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(page.locator('main a[href*="provider="][href*="city=mumbai"]')).toHaveCount(3)
    const room = await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)
    expect(room).toBe(0)
    await page.getByRole('main').getByRole('navigation').getByRole('link').first().click()
    await expect(page.locator('#compare-bar')).toBeVisible()
    await page.goBack()
    await expect(table).toBeVisible()
    await expect(page.locator('#compare-bar')).toHaveCount(0)
  }
})

test('the filters work by keyboard when they are collapsed', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page)
  const language = page.getByLabel('Language')
  await expect(language).toBeHidden()
  await page.getByRole('checkbox', { name: 'Filters' }).focus()
  await page.keyboard.press('Space')
  await expect(language).toBeVisible()
  await language.focus()
  await page.keyboard.type('Hindi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${LIST}?language=hindi`)
  await expect(language).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter form keeps its values in the results', async ({ page }) => {
    await page.goto(LIST)
    await page.getByLabel('Language').selectOption('hindi')
    await page.getByRole('button', { name: 'Show the list' }).click()
    await expect(page).toHaveURL(/[?&]language=hindi/)
    await expect(page.getByLabel('Language')).toHaveValue('hindi')
    await expect(page.getByRole('link', { name: 'Remove the filter: Hindi' })).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await expect(page.getByText('Compare', { exact: true })).toHaveCount(0)
  })
})

test.describe('after a provider has left', () => {
  test.use({ expectedConsole: [/404/] })

  test('a provider who is not listed any more leaves the comparison', { tag: '@slow' }, async ({ page }) => {
    await openList(page)
    for (const index of [0, 1]) await compareBoxes(page).nth(index).check()
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('comparison') ?? '{}')
      stored.providers[0].id = 'nobody-of-this-name'
      sessionStorage.setItem('comparison', JSON.stringify(stored))
    })
    await page.goto('/about')
    await expect(bar(page)).toContainText('1 of 4')
  })
})

test.describe('without a directory', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] })

  test('the panel refers to the app, and samples are shown where they fit', async ({ page }) => {
    await page.route('**/api/web/provider/all*', (route) =>
      route.fulfill({ status: 404, json: { code: 404, message: 'There is no directory.' } }),
    )
    const panel = page.getByRole('region', { name: 'Available Providers' })
    for (const [path, job, samples] of [
      ['/services/plumbing/mumbai', /^Leak Repair/, 1],
      ['/services/plumbing/pune', /^Leak Repair/, 0],
      ['/services/electrician/mumbai', /^Fan Repair/, 0],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await page.getByRole('button', { name: job }).click()
      await expect(panel.getByText(/^The app shows who is free/)).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Book in the app' }).first()).toBeVisible()
      await expect(panel.getByRole('article')).toHaveCount(samples)
      await expect(panel.getByText(sampleStrings.chip, { exact: true })).toHaveCount(samples)
    }
  })
})
