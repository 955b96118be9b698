import type { Page } from 'playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { layOut, open, overflow, walkThrough } from '#support/browser/walk.ts'
import { OTHER_STATES, PAGES } from '#support/data/pages.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

test.describe('magnified four times: 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the location dialog and the menu can be used', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('banner').locator('summary').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Career' }).scrollIntoViewIfNeeded()
    await expect(menu.getByRole('link', { name: 'Career' })).toBeInViewport({ ratio: 0.9 })
    await menu.getByRole('button', { name: 'Select Location' }).click()
    const dialog = page.getByRole('dialog')
    for (const name of ['Close', 'Pune', 'Use Current Location']) {
      const control = dialog.getByRole(name === 'Pune' ? 'link' : 'button', { name })
      await control.scrollIntoViewIfNeeded()
      await expect(control).toBeInViewport({ ratio: 0.9 })
    }
  })
})

for (const width of [240, 256]) {
  test.describe(`with letters so large that 360 px are as ${width}`, () => {
    test.use({ viewport: { width, height: 490 } })

    test('the header shows all of its content', async ({ page }) => {
      await walkThrough(page, '/services/plumbing/mumbai')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.getByRole('banner').locator('summary')).toBeInViewport({ ratio: 1 })
    })
  })
}

/**
 * Returns the text sizes at which a page is too wide on a phone, up to twice the usual size (WCAG 2.2, 1.4.4). The page
 * keeps the last size.
 */
async function overflowAtSizes(page: Page): Promise<Array<string>> {
  const tooWide: Array<string> = []
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const size of ['20px', '24px', '28px', '32px']) {
      await page.evaluate(
        (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
        size,
      )
      const by = await overflow(page)
      if (by > 0) tooWide.push(`${by} px at ${width} px in ${size}`)
    }
  }
  return tooWide
}

const WORDY = [
  '/',
  '/services/waterproofing',
  '/services/waterproofing/thiruvananthapuram',
  '/city/thiruvananthapuram',
  '/become-partner',
  SAMPLE_PATH,
  '/top-technicians',
  '/terms',
]

const ADDRESSES = new Set([
  ...WORDY,
  ...PAGES,
  ...OTHER_STATES,
  '/services/pest-control',
  '/services/gardening',
])

for (const path of [...ADDRESSES].flatMap((address) => [address, inLanguage(address, LANGUAGES.hi)]))
  test(`${path} does not scroll sideways when text is twice as large`, {
    tag: WORDY.includes(path) ? [] : '@slow',
  }, async ({ page }) => {
    await open(page, path)
    await layOut(page)
    expect(await overflowAtSizes(page)).toEqual([])
    const cut = await page
      .getByRole('main')
      .locator('article :is(h2, h3, p, li span)')
      .evaluateAll(
        (texts) =>
          texts.filter((text) => text.scrollHeight > text.clientHeight + 2 && text.clientHeight > 2).length,
      )
    expect(cut).toBe(0)
  })

test('icons keep their size and brand names are not cut when text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/')
  await layOut(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  const squeezed = await page.locator('main svg.icon').evaluateAll((icons) =>
    icons
      .map((icon) => icon.getBoundingClientRect())
      .filter(({ width, height }) => Math.abs(width - height) > 0.5)
      .map(({ width, height }) => `${width} × ${height}`),
  )
  expect(squeezed).toEqual([])
  const brands = page.getByRole('region', { name: 'Trusted Brands' })
  await brands.scrollIntoViewIfNeeded()
  const cut = await brands
    .locator('li span:not(.sr-only)')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
  expect(cut).toBe(0)
})

test('the header wraps within the window at 1280 px when text is spaced widely', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/about')
  const download = page.getByRole('banner').getByRole('link', { name: 'Download App' })
  for (const spacing of ['0', '0.12em']) {
    await page.evaluate((letterSpacing) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { letter-spacing: ${letterSpacing} !important; word-spacing: 0.16em !important }`)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    const box = await download.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 1280), spacing).toBeLessThanOrEqual(1280)
  }
})

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('stars are drawn in a color of the system', async ({ page }) => {
    await open(page, '/services/plumbing/mumbai')
    const images = await page
      .locator('main .stars')
      .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).backgroundImage))
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) expect(image).toContain('gradient')
  })

  test('the focus is visible', async ({ page }) => {
    await open(page, '/blog')
    for (const control of [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('form').getByRole('button').first(),
    ]) {
      await control.focus()
      await page.keyboard.press('Shift')
      await expect(control).toHaveCSS('outline-style', 'solid')
    }
  })
})
