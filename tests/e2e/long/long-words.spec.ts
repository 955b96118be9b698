import type { Page } from 'playwright/test'
import { LIST } from '#support/browser/provider-list.ts'
import { open, scrollThrough } from '#support/browser/walk.ts'
import { GENERAL_PAGES, placePages } from '#support/data/pages.ts'
import { expect, test } from '#support/fixtures/test.ts'

// Parts of a page hydrate after their texts have changed.
test.use({ sharesPage: true, expectedConsole: [/React error #418/] })

/**
 * Runs in the page: puts a long word into every text of the content that may come from data, and returns what is wider
 * than the screen. A text that does not break or shrink is a label of ours or a number.
 */
function widenTexts(): Array<string> {
  const main = document.querySelector('main')
  if (!main) return ['no content']
  const isFixed = (text: Node) => {
    const element = text.parentElement
    // The office hours, which are ours, keep their words whole in a narrow box.
    const ours = 'script, style, noscript, option, .sr-only, .shrink-0, [aria-labelledby=hours-title]'
    if (!element || element.closest(ours)) return true
    const { whiteSpace, overflowX } = getComputedStyle(element)
    return whiteSpace === 'nowrap' && overflowX === 'visible'
  }
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: Array<Node> = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/\p{L}/u.test(node.nodeValue ?? '') && !isFixed(node)) texts.push(node)
  for (const text of texts) text.nodeValue = 'Vyttila/Kaloor/Edappally/Palarivattom/Kakkanad'.padEnd(90, 'x')
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
  return [...main.querySelectorAll('*')]
    .filter((element) => isWide(element) && ![...element.children].some(isWide))
    .map((element) => `${element.tagName} ${element.className}`)
}

async function comparePath(page: Page): Promise<string> {
  const answer = await page.request.get('/api/web/provider/all?category=plumbing&city=pune&limit=3')
  const { data }: { data: Array<{ id: string }> } = await answer.json()
  return `/compare?with=${data
    .map(({ id }) => id)
    .sort()
    .join(',')}`
}

test('no text of a card or a head widens a page of 320 px when it is one long word', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const pune = placePages({ state: 'maharashtra', city: 'pune', service: 'plumbing', job: 'tap-repair' })
  await page.goto('/')
  const paths = [...GENERAL_PAGES, ...pune.map(([path]) => path), LIST, await comparePath(page)]
  const faults: Array<string> = []
  for (const path of paths) {
    await open(page, path)
    await scrollThrough(page)
    faults.push(...(await page.evaluate(widenTexts)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})
