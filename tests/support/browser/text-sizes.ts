import type { Locator, Page } from 'playwright/test'

export type TextSize = { width: number; height: number; percent: number; by: 'font size' | 'zoom' }

const SCREENS = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 740, height: 360 },
]

/** Phone screens with text of 100, 150 and 200 %, set by the font size of the document or by the browser's zoom. */
export const TEXT_SIZES: ReadonlyArray<TextSize> = SCREENS.flatMap((screen) => [
  { ...screen, percent: 100, by: 'zoom' as const },
  ...[150, 200].flatMap((percent) => [
    { ...screen, percent, by: 'font size' as const },
    { ...screen, percent, by: 'zoom' as const },
  ]),
])

export const describeSize = ({ width, height, percent, by }: TextSize) =>
  `${width} × ${height} px, text at ${percent} % by ${by}`

/** Sets the text size. Zoom is simulated by a smaller viewport in CSS pixels. */
export async function setTextSize(page: Page, { width, height, percent, by }: TextSize): Promise<void> {
  const zoom = by === 'zoom' ? percent / 100 : 1
  await page.setViewportSize({ width: Math.round(width / zoom), height: Math.round(height / zoom) })
  await page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize
    },
    by === 'zoom' ? '' : `${percent}%`,
  )
}

/** Scrolls to the middle of a page and returns the share of the viewport's height that fixed and sticky parts cover. */
export function coveredShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const edges: Array<{ top: number; bottom: number }> = []
    for (const element of document.querySelectorAll('body *')) {
      const { position, top, bottom } = getComputedStyle(element)
      const isHeld = position === 'fixed' || (position === 'sticky' && !(top === 'auto' && bottom === 'auto'))
      if (!isHeld || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      edges.push(element.getBoundingClientRect())
    }
    // A toast lies over a bar: what both cover counts once.
    let covered = 0
    let end = 0
    for (const { top, bottom } of edges.sort((one, other) => one.top - other.top)) {
      covered += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, end))
      end = Math.max(end, Math.min(bottom, innerHeight))
    }
    return covered / innerHeight
  })
}

/** Returns the words of a part that are broken across lines. */
export function brokenWords(part: Locator): Promise<Array<string>> {
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
