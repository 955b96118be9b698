import { defaultTreeAdapter } from 'parse5'
import { INLINE } from '#worker/sanitize/allow-list.ts'
import { type ChildNode, cleanInto, createElement, isElement } from '#worker/sanitize/clean-tree.ts'
import { parseBounded } from '#worker/sanitize/parse-bounded.ts'

/** Limit of a text that cannot be parsed; escaped, it stays within the limit of the parser. */
const MAX_CHARACTERS = 80_000

/** Returns the text of nodes, blocks and line breaks apart. */
export function getText(nodes: ReadonlyArray<ChildNode>): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!isElement(node)) return ''
      const text = getText(node.childNodes)
      return INLINE.has(node.tagName) ? text : ` ${text} `
    })
    .join('')
}

/** Lines of text in markup that cannot be parsed: everything that could be a tag is cut out. */
export function roughLines(markup: string): Array<string> {
  const text = markup
    .slice(0, MAX_CHARACTERS)
    .replace(/<\/?(?:p|div|h[1-6]|li|tr|br|ul|ol|table|section|article)(?![a-z0-9])[^<>]*>?/gi, '\n')
    .replace(/<[^<>]*>?/g, '')
  return getText(parseBounded(text).childNodes)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Returns the text of a piece of markup on one line, with character references resolved. Never throws. */
export function plainText(markup: string): string {
  const body = createElement('div')
  let text: string
  try {
    cleanInto(body, parseBounded(markup).childNodes)
    text = getText(body.childNodes)
  } catch {
    text = roughLines(markup).join(' ')
  }
  return text.replace(/\s+/g, ' ').trim()
}
