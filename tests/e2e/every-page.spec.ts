import type { Page } from 'playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { expectAccessible } from '#support/browser/axe.ts'
import { layOut, open, overflow, scrollThrough } from '#support/browser/walk.ts'
import { OTHER_STATES, PAGES } from '#support/data/pages.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true, contextOptions: { reducedMotion: 'reduce' } })

/** Pages with long words and names, and a job that nobody of the city does. */
const WORDY_PAGES = [
  '/services/waterproofing/thiruvananthapuram',
  '/city/thiruvananthapuram',
  '/services/pest-control',
  '/services/gardening',
  '/services/electrician/mumbai/professionals?rating=4.5&language=english&verified=1',
  '/job/interior-design/home-design-consultation/kochi',
]

/** The fast run checks pages with rows, cards and a form, and the longest names in Hindi. */
const FAST = new Set(['/', '/city/mumbai', '/contact', '/hi/services/waterproofing/thiruvananthapuram'])
/** Hindi pages have the structure of the English ones, and other states that of their page: one width is enough. */
const widthsFor = (path: string) =>
  path.startsWith('/hi') || OTHER_STATES.includes(path) ? [360] : [1280, 360]

/** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/**
 * Returns texts that their box cuts off, except titles of cards: they have two lines, and the page behind the card
 * shows them in full.
 */
async function cutTexts(page: Page): Promise<Array<string>> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element)
      const isHidden = element.clientWidth < 2 || (position === 'absolute' && element.clientHeight < 2)
      const text = element.textContent?.trim() ?? ''
      const isCardTitle = webkitLineClamp === '2' && element.closest('article') !== null
      if (isHidden || isCardTitle || !text) return []
      const isCut =
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 2)
      return isCut && !element.closest('.swiper-initialized')
        ? [`${element.tagName}: ${text.slice(0, 60)}`]
        : []
    }),
  )
}

/** Controls that are smaller than 24 px and have a neighbour within 24 px of their centre (WCAG 2.2, 2.5.8). */
async function smallTargets(page: Page): Promise<Array<string>> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input:not([type="hidden"]), [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
    )
    const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }))
    const isInText = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
    return boxes.flatMap(({ element, box }) => {
      if ((box.width >= 24 && box.height >= 24) || box.width < 2 || isInText(element)) return []
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const crowded = boxes.some((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false
        const dx = Math.max(other.box.left - x, 0, x - other.box.right)
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom)
        return Math.hypot(dx, dy) < 12
      })
      return crowded
        ? [`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${box.width}×${box.height}`]
        : []
    })
  })
}

/** Returns what text of twice the usual size squeezes or cuts: icons, names of brands, texts of cards. */
async function squeezed(page: Page): Promise<Array<string>> {
  return page.getByRole('main').evaluate((main) => {
    const icons = [...main.querySelectorAll('svg.icon')].filter((icon) => {
      const { width, height } = icon.getBoundingClientRect()
      return Math.abs(width - height) > 0.5
    })
    const texts = [...main.querySelectorAll('article :is(h2, h3, p, li span)')].filter(
      (text) => text.scrollHeight > text.clientHeight + 2 && text.clientHeight > 2,
    )
    const brands = [
      ...main.querySelectorAll('[aria-roledescription="carousel"] li span:not(.sr-only)'),
    ].filter((name) => name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 1)
    return [...icons, ...texts, ...brands].map((element) => element.outerHTML.slice(0, 120))
  })
}

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

/** Expects that the page is not wider than a screen. */
async function expectFits(page: Page, width: number, height: number, textSize = ''): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
  expect(await overflow(page), `${width} × ${height} px ${textSize}`).toBe(0)
}

const inBoth = [...PAGES, ...WORDY_PAGES].flatMap((path) => [path, inLanguage(path, LANGUAGES.hi)])

// Other states have the layout of their page.
for (const path of [...inBoth, ...OTHER_STATES])
  test(`${path} is accessible and fits every screen, text size and spacing`, {
    tag: FAST.has(path) ? [] : '@slow',
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 900 })
    await open(page, path)
    await scrollThrough(page)
    // axe would report targets just behind the header as too small.
    await toTop(page)
    await expectAccessible(page, widthsFor(path))
    if (OTHER_STATES.includes(path)) return

    await layOut(page)
    for (const width of [768, 1280, 320, 360]) await expectFits(page, width, 800)
    expect(await smallTargets(page)).toEqual([])
    // Text up to twice the usual size (WCAG 2.2, 1.4.4).
    for (const width of [360, 320])
      for (const size of ['24px', '32px']) await expectFits(page, width, 800, size)
    expect(await squeezed(page)).toEqual([])
    // Magnified four times.
    await expectFits(page, 320, 256)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    expect(await smallTargets(page)).toEqual([])
    // Letters so large that 360 px are as 240.
    await toTop(page)
    await page.setViewportSize({ width: 240, height: 490 })
    await expect(page.getByRole('banner').locator('summary')).toBeInViewport({ ratio: 1 })

    await page.setViewportSize({ width: 360, height: 800 })
    const before = await cutTexts(page)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, TEXT_SPACING)
    expect(await overflow(page)).toBe(0)
    const after = await cutTexts(page)
    expect(after.filter((text) => !before.includes(text))).toEqual([])
  })
