import type { Page } from 'playwright/test'
import { layOut, open, overflow, reach } from '#support/browser/walk.ts'
import { PAGES } from '#support/data/pages.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

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

test.describe('magnified four times: 320 by 256 px', { tag: '@slow' }, () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const path of PAGES) {
    test(`${path} does not scroll sideways, and its header scrolls away`, async ({ page }) => {
      await open(page, path)
      await layOut(page)
      expect(await overflow(page)).toBe(0)
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      await expect(page.getByRole('banner')).not.toBeInViewport()
      expect(await smallTargets(page)).toEqual([])
    })
  }
})

for (const path of PAGES) {
  test(`${path} cuts no text when spacing is widened, and its targets have 24 px`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, path)
    await layOut(page)
    expect(await smallTargets(page)).toEqual([])
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
}

test.describe('with forced colors', { tag: '@slow' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  const ground = (element: Element) => getComputedStyle(element).backgroundColor

  test('buttons have a border, and selected controls differ from others', async ({ page }) => {
    await open(page, '/')
    const edges = await page
      .locator('button:visible, a[class*="bg-primary"]:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => getComputedStyle(control).borderTopStyle === 'none')
          .map((control) => control.textContent),
      )
    expect(edges).toEqual([])
    for (const [path, chosen, other] of [
      ['/', 'By City', 'By State'],
      [SAMPLE_PATH, 'About', 'Reviews'],
    ] as const) {
      await open(page, path)
      const grounds = await Promise.all(
        [chosen, other].map((name) => page.getByRole('tab', { name }).evaluate(ground)),
      )
      expect(grounds[0]).not.toBe(grounds[1])
    }
    await open(page, '/blog')
    const [all, next] = await page
      .getByRole('form')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
    expect(all).not.toBe(next)
  })
})

test.describe('with a fake clock', { tag: '@slow' }, () => {
  test.use({ sharesPage: false })

  test('nothing moves and no pause button is shown with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, '/')
    const brands = page.getByRole('region', { name: 'Trusted Brands' })
    await brands.scrollIntoViewIfNeeded()
    await expect(brands.locator('.swiper-initialized')).toBeVisible()
    const places = () =>
      page
        .locator('.swiper-slide, [aria-roledescription="carousel"] li')
        .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().x)))
    const before = await places()
    await page.clock.runFor(20_000)
    expect(await places()).toEqual(before)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })

  test('all automatic motion can be paused', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const carousels = page.getByRole('group').and(page.locator('[aria-roledescription="carousel"]'))
    const places = () =>
      carousels
        .locator('li')
        .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().x)))
    for (const name of ['Trusted Brands', 'What Our Customers Say']) {
      const region = page.getByRole('region', { name })
      const pause = region.getByRole('button', { name: /^Pause/ })
      await reach(pause)
      await pause.click()
      await expect(region.getByRole('button', { name: /^Start/ })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
    await page.mouse.move(0, 0)
    await page.clock.runFor(2_000)
    const before = await places()
    await page.clock.runFor(20_000)
    expect(await places()).toEqual(before)
  })
})
