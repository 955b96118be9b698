import axeCore from 'axe-core'
import { expect, type Page } from 'playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SCHEMES = ['light', 'dark'] as const

type Widths = ReadonlyArray<number>

/** A change of colours runs down the tree as one transition after the other. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  )
}

async function violations(page: Page): Promise<Array<string>> {
  return page.evaluate(async (values) => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    const results = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, TAGS)
}

/** Expects that axe finds nothing on the page as it stands, at each width and in either theme. */
export async function expectAccessible(page: Page, widths: Widths = [1280, 360]): Promise<void> {
  // By the debugger, which neither the content policy nor Trusted Types holds back.
  await page.evaluate(axeCore.source)
  const found: Array<string> = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      const here = await violations(page)
      found.push(...here.map((violation) => `${width} px, ${colorScheme}: ${violation}`))
    }
  }
  expect(found).toEqual([])
}
