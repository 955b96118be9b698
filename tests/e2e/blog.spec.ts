import type { Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { holdScripts } from '#support/browser/page-parts.ts'
import { hydrated, open, reach, taken } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const POST = '/blog/termite-signs-at-home'
const POST_TITLE = 'Six signs of termites at home, and what a proper treatment looks like'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const filter = (page: Page) => page.getByRole('form', { name: 'Filter by category' })

test('the list shows every post, with All chosen and titles of two lines at most', async ({ page }) => {
  await open(page, '/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home Service Insights & Tips')
  await expect(filter(page).getByRole('button').first()).toHaveText('All')
  await expect(filter(page).getByRole('button', { pressed: true })).toHaveText(['All'])
  await expect(cards(page)).toHaveCount(14)
  const first = cards(page).first()
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(/^Balcony gardening/)
  await expect(first.getByText('#Gardening')).toBeVisible()
  await expect(first.locator('time')).toHaveText(/ago|yesterday|just now/)
  await expect(first.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
    'href',
    '/blog/balcony-gardening-for-beginners',
  )
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
  for (const [index, delay] of ['0s', '0.1s', '0.2s'].entries())
    await expect(items.nth(index)).toHaveCSS('animation-delay', delay)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await cards(page)
      .getByRole('heading', { level: 2 })
      .evaluateAll((titles) =>
        titles.map((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
      )
    expect(Math.max(...lines)).toBeLessThan(2.1)
  }
})

test('a category narrows the list, stays in the address, and Back undoes it', async ({ page }) => {
  await open(page, '/blog')
  await filter(page).getByRole('button', { name: 'Pest Control' }).click()
  await expect(page).toHaveURL('/blog?category=pest-control')
  await expect(filter(page).getByRole('button', { pressed: true })).toHaveText(['Pest Control'])
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 article in Pest Control')
  await filter(page).getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(cards(page)).toHaveCount(14)
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await open(page, '/blog?category=nonsense')
  await expect(page.getByRole('heading', { name: 'Nothing in this category' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect(cards(page)).toHaveCount(14)
})

test('a post opens from its card with its breadcrumb and reading time', async ({ page }) => {
  await open(page, '/blog')
  await page.getByRole('link', { name: `Read More: ${POST_TITLE}` }).click()
  await expect(page).toHaveURL(POST)
  await expect(page).toHaveTitle(`${POST_TITLE} | ${company.name} Blog`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST_TITLE)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Blog', POST_TITLE])
  const header = page.getByRole('main').getByRole('article')
  await expect(header.locator('time')).toHaveAttribute('datetime', '2026-07-16T07:00:00Z')
  await expect(header.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home Service Insights & Tips')
})

test('a post has contents that mark where the reader is, and related articles', async ({ page }) => {
  await open(page, POST)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await contents.getByRole('link', { name: 'Keeping them out' }).click()
  await expect(page.getByRole('heading', { name: 'Keeping them out' })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText(['Keeping them out'])
  await page.keyboard.press('Control+Home')
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  const section = page.getByRole('region', { name: 'Related Articles' })
  const related = section.getByRole('link')
  await expect(related).toHaveCount(4)
  await expect(related.first()).toContainText('Monsoon')
  await expect(related.first()).toContainText(/ago|yesterday|just now/)
  expect((await related.nth(0).boundingBox())?.y).toBe((await related.nth(1).boundingBox())?.y)
  await page.emulateMedia({ media: 'print' })
  await expect(section).toBeHidden()
  await expect(page.getByText('16 July 2026')).toBeVisible()
  await page.emulateMedia({ media: null })
  const description = page.locator('meta[name="description"]')
  const former = (await description.getAttribute('content')) ?? ''
  await related.first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(POST_TITLE)
  await expect(description).not.toHaveAttribute('content', former)
  await expect(section.getByText(POST_TITLE)).toBeVisible()
  await page.goBack()
  await expect(description).toHaveAttribute('content', former)
  await page.setViewportSize({ width: 360, height: 740 })
  const link = page.getByRole('link', { name: 'Termite or flying ant?' })
  await expect(link.filter({ visible: true })).toHaveCount(0)
  await page.getByText('In this article').filter({ visible: true }).click()
  await link.filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Termite or flying ant?' })).toBeInViewport()
})

test.describe('when the list cannot be read', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the page says so once, and Try again brings the list', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/api/web/blog/all', (route) => route.abort())
    await open(page, '/about')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })
    // Before the footer is hydrated the browser loads the document.
    await reach(link)
    await link.click()
    await expect(page.getByRole('heading', { name: 'The articles did not load' })).toBeVisible()
    await expect(page.getByText('Failed to fetch all blogs')).toHaveCount(1)
    await page.unroute('**/api/web/blog/all')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(14)
  })
})

test.describe('with other browser settings', () => {
  test.use({ sharesPage: false })

  test('the row of categories shows the chosen one on a phone, and does not move at hydration', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/blog?category=seasonal')
    const row = page.getByRole('main').getByRole('form')
    await expect(row.getByRole('button', { name: 'Seasonal' })).toBeInViewport({ ratio: 1 })
    const release = await holdScripts(page)
    await page.goto('/blog', { waitUntil: 'commit' })
    await row.evaluate((element) => element.scrollTo({ left: 86 }))
    await row.getByRole('button', { name: 'Carpentry' }).hover()
    await page.mouse.down()
    release()
    await hydrated(page)
    await taken(row)
    await page.mouse.up()
    await expect(page).toHaveURL('/blog?category=carpentry')
  })

  test('Share opens the share sheet, else copies the URL and says so', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      const note = async (value: unknown) =>
        document.documentElement.setAttribute('data-shared', JSON.stringify(value))
      Object.defineProperty(navigator, 'share', { value: note, configurable: true })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: note } })
    })
    const url = () => new URL(POST, page.url()).href
    await open(page, `${POST}?utm_source=x#s-keeping-them-out`)
    const share = page.getByRole('button', { name: 'Share' })
    await share.click()
    const shared = JSON.stringify({ title: POST_TITLE, url: url() })
    await expect(page.locator('html')).toHaveAttribute('data-shared', shared)
    await expect(page.getByText('Link copied')).toHaveCount(0)
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await share.click()
    await expect(page.getByText('Link copied. Paste it where you like.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(url()))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a category can be chosen and a post can be read', async ({ page }) => {
    await page.goto('/blog')
    for (const [name, count] of [
      ['Pest Control', 1],
      ['All', 14],
      ['Pest Control', 1],
    ] as const) {
      await filter(page).getByRole('button', { name }).click()
      await expect(cards(page)).toHaveCount(count)
    }
    await expect(page).toHaveURL('/blog?category=pest-control')
    await page.getByRole('link', { name: /^Read More/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST_TITLE)
    await expect(page.getByRole('heading', { name: 'Six signs to look for' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })
})
