import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/walk.ts'

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
      const button = dialog.getByRole('button', { name })
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  const ground = (element: Element) => getComputedStyle(element).backgroundColor

  test('buttons have an edge, and what is chosen differs from what is not', async ({ page }) => {
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
      ['/provider/mahesh-patil', 'About', 'Reviews'],
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

  test('the focus can be seen', async ({ page }) => {
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

test.describe('by the clock', () => {
  test.use({ sharesPage: false })

  test('nothing moves for a visitor who asked for less motion, and nothing needs a pause button', async ({
    page,
  }) => {
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

  test('whatever moves by itself can be paused', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const carousels = page.getByRole('group').and(page.locator('[aria-roledescription="carousel"]'))
    const places = () =>
      carousels
        .locator('li')
        .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().x)))
    for (const name of ['Trusted Brands', 'What Our Customers Say']) {
      const region = page.getByRole('region', { name })
      await region.getByRole('button', { name: /^Pause/ }).click()
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
