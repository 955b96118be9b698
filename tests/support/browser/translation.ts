import type { Page } from 'playwright/test'

/**
 * Translates the page as browsers do, from now on: wraps every text in two font elements. With `keepsNodes` it moves
 * the text node, like some translators; else it replaces the node, like others.
 */
export async function translate(page: Page, keepsNodes: boolean): Promise<void> {
  await page.evaluate((keeps) => {
    function wrap(text: Text): void {
      const parent = text.parentElement
      if (!text.data.trim() || parent?.closest('font, script, style, textarea, option, svg, title')) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.appendChild(keeps ? text : document.createTextNode(text.data))
    }
    function wrapAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Array<Text> = []
      for (let node: Node | null = root; node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node)
      texts.forEach(wrap)
    }
    wrapAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapAll)
    }).observe(document.body, { subtree: true, childList: true })
  }, keepsNodes)
}

/** Returns the text of the header and the content, without whitespace. */
export async function pageText(page: Page): Promise<string> {
  const texts = await page.locator('header, main').allTextContents()
  return texts.join().replace(/\s+/g, '')
}
