import type { Page } from 'playwright/test'
import { expect, test } from '#support/fixtures/test.ts'
import { open } from './walk.ts'

const MAX_STOPS = 400

/**
 * Returns the problem of the focused element: it is not visible or is behind the header. Empty without a problem.
 * Undefined at the end of a walk: no element has the focus, or the first one has it again.
 */
export async function stopProblem(page: Page): Promise<string | undefined> {
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
export async function expectWalkable(page: Page, path: string): Promise<void> {
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
