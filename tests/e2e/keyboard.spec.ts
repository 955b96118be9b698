import type { Page } from 'playwright/test'
import { open, reach } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const MAX_STOPS = 400

/**
 * Returns the problem of the focused element: it is not visible or is behind the header. Empty without a problem.
 * Undefined at the end of a walk: no element has the focus, or the first one has it again.
 */
async function stopProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused === Reflect.get(window, 'walkBegan'))
      return undefined
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`
    const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
    if (!rings.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2))
      return `${name} has no visible focus`
    const box = focused.getBoundingClientRect()
    if (box.bottom <= 0 || box.top >= innerHeight) return `${name} is out of view`
    const header = document.querySelector('header')
    const isBelow = header && !header.contains(focused) && !focused.closest('[href="#content"], dialog')
    if (isBelow && getComputedStyle(header).position === 'sticky' && box.height < innerHeight / 2) {
      const edge = header.getBoundingClientRect().bottom
      if (box.top < edge - 1) return `${name} is behind the header`
    }
    return ''
  })
}

async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; problems: Array<string> }> {
  const problems: Array<string> = []
  await page.evaluate(() => Reflect.deleteProperty(window, 'walkBegan'))
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key)
    const problem = await stopProblem(page)
    if (problem === undefined) return { stops, problems }
    if (problem) problems.push(problem)
    if (stops === 0) await page.evaluate(() => Reflect.set(window, 'walkBegan', document.activeElement))
  }
  return { stops: MAX_STOPS, problems: [...problems, 'the walk has no end'] }
}

/** Expects that the keyboard reaches a page's elements, forwards and backwards. */
async function expectWalkable(page: Page, path: string): Promise<void> {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  const forwards = await walk(page, 'Tab')
  expect(forwards.problems).toEqual([])
  expect(forwards.stops).toBeGreaterThan(25)
  const back = await walk(page, 'Shift+Tab')
  expect(back.problems).toEqual([])
  expect(back.stops).toBeGreaterThan(25)
}

for (const path of ['/', '/services/plumbing', '/contact'])
  test(`the focus on ${path} stays visible in both directions`, { tag: '@slow' }, ({ page }) =>
    expectWalkable(page, path),
  )

test('the first stop is the skip link, and a link moves the focus to the content of its page', async ({
  page,
}) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main input[name="q"]')).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('p[aria-live="polite"]').last()).toHaveText(await page.title())
  await open(page, '/blog')
  const posts = page.getByRole('main').locator('a[href^="/blog/"]')
  const href = (await posts.first().getAttribute('href')) ?? ''
  await posts.first().press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the keyboard pauses and steps through moving content', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/')
  for (const name of ['What Our Customers Say', 'Trusted Brands']) {
    const region = page.getByRole('region', { name })
    await reach(region)
    await region.getByRole('button', { name: /^Pause/ }).focus()
    await page.keyboard.press('Space')
    await expect(region.getByRole('button', { name: /^Start/ })).toBeFocused()
  }
  const quotes = page.getByRole('region', { name: 'What Our Customers Say' })
  await quotes.getByRole('button', { name: 'Next testimonial' }).focus()
  await page.keyboard.press('Enter')
  await expect(quotes.getByRole('status')).toContainText('Testimonial 2 of')
  await quotes.getByRole('group').getByRole('link').nth(1).focus()
  // Quick presses move one testimonial each while the row still scrolls.
  for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight')
  await expect(quotes.getByRole('status')).toContainText('Testimonial 4 of')
  await expect(quotes.getByRole('group').getByRole('link').nth(3)).toBeInViewport()
})

test('the city dialog closes when the focus leaves it, and Escape restores the focus', async ({ page }) => {
  await open(page, '/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Select Location' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(dialog).toBeHidden()
})
