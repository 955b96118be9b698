/**
 * Runs in the page: scrolls to its middle and returns the share of the viewport's height that fixed and sticky parts
 * cover.
 */
export async function getCoveredShare(): Promise<number> {
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
