import axeCore, { type RunOnly } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { layOut } from './walk.ts'

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

type Widths = ReadonlyArray<number>

/** Waits until a change of colors ends. It passes down the tree as one transition after another. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  )
}

async function violations(page: Page, colorScheme: 'light' | 'dark', rules: RunOnly): Promise<Array<string>> {
  await page.emulateMedia({ colorScheme })
  await settled(page)
  const found = await page.evaluate(async (runOnly) => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    const results = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, rules)
  const { width } = page.viewportSize() ?? {}
  return found.map((violation) => `${width} px, ${colorScheme}: ${violation}`)
}

/**
 * Expects that axe finds no violation on the current page at each width, nor in the dark scheme, which changes only
 * colors, at the first one.
 */
export async function expectAccessible(page: Page, widths: Widths = [1280, 360]): Promise<void> {
  // Runs through the debugger, which neither the content policy nor Trusted Types block.
  await page.evaluate(axeCore.source)
  const problems: Array<string> = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await layOut(page)
    // A visitor scrolls targets out from under a bar at the lower edge.
    await page.locator('.bottom-bar').evaluateAll((bars) => {
      for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = 'static'
    })
    if (width === widths[0]) problems.push(...(await violations(page, 'dark', COLOUR_RULES)))
    problems.push(...(await violations(page, 'light', ALL_RULES)))
  }
  expect(problems).toEqual([])
}
