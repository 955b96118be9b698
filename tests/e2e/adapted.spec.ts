import { open, reach } from '#support/browser/walk.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.describe('magnified four times: 320 by 256 px', () => {
  test.use({ sharesPage: true, viewport: { width: 320, height: 256 } })

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
  test.use({ sharesPage: true, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  const ground = (element: Element) => getComputedStyle(element).backgroundColor

  test('focus, borders of buttons, selected controls and stars are visible', { tag: '@slow' }, async ({
    page,
  }) => {
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
    await open(page, '/services/plumbing/mumbai')
    const stars = await page
      .locator('main .stars')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage))
    expect(stars.length).toBeGreaterThan(0)
    for (const image of stars) expect(image).toContain('gradient')
    await open(page, '/blog')
    const filters = page.getByRole('form').getByRole('button')
    expect(await filters.nth(0).evaluate(ground)).not.toBe(await filters.nth(1).evaluate(ground))
    for (const control of [page.getByRole('banner').getByRole('link').first(), filters.first()]) {
      await control.focus()
      await page.keyboard.press('Shift')
      await expect(control).toHaveCSS('outline-style', 'solid')
    }
  })
})

test.describe('with a fake clock', { tag: '@slow' }, () => {
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
