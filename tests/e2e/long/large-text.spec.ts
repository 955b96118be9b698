import type { Locator, Page } from 'playwright/test'
import { PHONE } from '#support/browser/app-bar.ts'
import { openIn } from '#support/browser/chosen-city.ts'
import { LIST } from '#support/browser/provider-list.ts'
import { open, overflow, taken } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

/**
 * Runs in the page: scrolls to its middle and returns the share of the viewport's height that fixed and sticky parts
 * cover.
 */
async function getCoveredShare(): Promise<number> {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  const edges: Array<{ top: number; bottom: number }> = []
  for (const element of document.querySelectorAll('body *')) {
    const { position, top, bottom } = getComputedStyle(element)
    const isHeld = position === 'fixed' || (position === 'sticky' && !(top === 'auto' && bottom === 'auto'))
    if (!isHeld || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    edges.push(element.getBoundingClientRect())
  }
  // A toast lies over a bar: their common part counts once.
  let covered = 0
  let end = 0
  for (const { top, bottom } of edges.sort((one, other) => one.top - other.top)) {
    covered += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, end))
    end = Math.max(end, Math.min(bottom, innerHeight))
  }
  return covered / innerHeight
}

type TextSize = { width: number; height: number; percent: number; by: 'font size' | 'zoom' }

const SCREENS = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 740, height: 360 },
]

/** Phone screens with text of 100 and 200 %, set by the font size of the document or by the browser's zoom. */
const TEXT_SIZES: ReadonlyArray<TextSize> = SCREENS.flatMap((screen) => [
  { ...screen, percent: 100, by: 'zoom' as const },
  { ...screen, percent: 200, by: 'font size' as const },
  { ...screen, percent: 200, by: 'zoom' as const },
])

const describeSize = ({ width, height, percent, by }: TextSize) =>
  `${width} × ${height} px, text at ${percent} % by ${by}`

/** Sets the text size. Zoom is simulated by a smaller viewport in CSS pixels. */
async function setTextSize(page: Page, { width, height, percent, by }: TextSize): Promise<void> {
  const zoom = by === 'zoom' ? percent / 100 : 1
  await page.setViewportSize({ width: Math.round(width / zoom), height: Math.round(height / zoom) })
  await page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize
    },
    by === 'zoom' ? '' : `${percent}%`,
  )
}

/** Returns the words of a part that are broken across lines. */
function brokenWords(part: Locator): Promise<Array<string>> {
  return part.evaluate((element) => {
    const broken: Array<string> = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const match of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(match[0])
      }
    }
    return broken
  })
}

test.use({ ...PHONE })

/** Pages with a bar at the lower edge. */
const BARS = [
  { bar: 'app-bar', path: '/services' },
  { bar: 'compare-bar', path: LIST },
]

for (const base of ['', '/hi'])
  for (const { bar, path } of BARS)
    test.describe(base + path, () => {
      test.use({ locale: 'en-IN' })

      test(`header and ${bar} cover a quarter of the viewport at most and break no word in large text`, async ({
        page,
      }) => {
        await open(page, base + path)
        if (bar === 'app-bar') await page.getByRole('heading', { level: 1 }).tap()
        if (bar === 'compare-bar') {
          const boxes = page.locator('main article input[type=checkbox]')
          await taken(boxes.first())
          for (const index of [0, 1]) await boxes.nth(index).check()
        }
        const part = page.locator(`#${bar}`)
        await expect(part).toBeVisible()
        for (const size of TEXT_SIZES) {
          await setTextSize(page, size)
          const label = describeSize(size)
          expect.soft(await page.evaluate(getCoveredShare), label).toBeLessThanOrEqual(0.25)
          expect.soft(await brokenWords(page.getByRole('banner')), label).toEqual([])
          expect.soft(await brokenWords(part), label).toEqual([])
          expect.soft(await overflow(page), label).toBe(0)
        }
      })
    })

for (const base of ['', '/hi'])
  test.describe(`${base}/contact`, () => {
    test.use({ locale: base ? 'hi-IN' : 'en-IN', expectedConsole: [/Failed to load resource/] })

    test('header, bar and toast cover a quarter of the viewport at most in large text', async ({
      page,
      context,
    }) => {
      await open(page, base + LIST)
      const boxes = page.locator('main article input[type=checkbox]')
      await taken(boxes.first())
      for (const index of [0, 1]) await boxes.nth(index).check()
      await open(page, `${base}/contact`)
      await expect(page.locator('#compare-bar')).toBeVisible()
      const form = page.getByRole('form')
      for (const [name, value] of [
        ['name', 'Asha Verma'],
        ['email', 'asha@example.com'],
        ['phone', '+91 98765 43210'],
        ['message', 'The kitchen tap drips.'],
      ])
        await form.locator(`[name=${name}]`).fill(value ?? '')
      await context.setOffline(true)
      await form.locator('button[type=submit]').click()
      const toast = page.locator('section[aria-live] li')
      await expect(toast).toBeVisible()
      // A toast stays while it has the focus.
      await toast.getByRole('button').focus()
      for (const size of TEXT_SIZES) {
        await setTextSize(page, size)
        const label = describeSize(size)
        expect.soft(await page.evaluate(getCoveredShare), label).toBeLessThanOrEqual(0.25)
        expect.soft(await overflow(page), label).toBe(0)
        await toast.getByRole('button').scrollIntoViewIfNeeded()
        await expect.soft(toast.getByRole('button'), label).toBeInViewport()
      }
      await context.setOffline(false)
    })
  })

test('a service page for a city with a long name fits a phone when text is large', async ({ page }) => {
  await openIn(page, 'Thiruvananthapuram', '/services/plumbing')
  for (const size of TEXT_SIZES) {
    await setTextSize(page, size)
    expect.soft(await overflow(page), describeSize(size)).toBe(0)
  }
})

test.describe('on a phone held sideways', () => {
  test.use({ locale: 'en-IN', viewport: { width: 740, height: 360 } })

  test('header and bar scroll away', async ({ page }) => {
    await open(page, '/services')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.locator('#app-bar')).toBeAttached()
    expect(await page.evaluate(getCoveredShare)).toBe(0)
  })
})

for (const base of ['', '/hi'])
  test(`the city dialog on ${base}/services/plumbing scrolls inside when text is large`, async ({ page }) => {
    await open(page, `${base}/services/plumbing`)
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size)
      const label = describeSize(size)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (const control of [
        dialog.getByRole('searchbox'),
        dialog.locator('li a').first(),
        dialog.getByRole('button').last(),
        dialog.getByRole('button').first(),
      ]) {
        await control.scrollIntoViewIfNeeded()
        await expect.soft(control, label).toBeInViewport({ ratio: 0.9 })
      }
      const tooWide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect.soft(tooWide, label).toBeLessThanOrEqual(0)
      expect.soft(await brokenWords(dialog.getByRole('heading')), label).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
