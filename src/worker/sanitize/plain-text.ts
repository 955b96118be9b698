import { defaultTreeAdapter, html } from 'parse5'
import { DROPPED_WITH_CONTENT, names } from '#worker/sanitize/allow-list.ts'
import { type ChildNode, isElement } from '#worker/sanitize/clean-tree.ts'
import { parseBounded } from '#worker/sanitize/parse-bounded.ts'

/** Even when every character has to be escaped, this much is within the limit of what is parsed. */
const MOST_CHARACTERS = 80_000
const INLINE = names(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var',
)

function textOf(nodes: ReadonlyArray<ChildNode>): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!isElement(node) || node.namespaceURI !== html.NS.HTML || DROPPED_WITH_CONTENT.has(node.tagName))
        return ''
      return INLINE.has(node.tagName) ? textOf(node.childNodes) : ` ${textOf(node.childNodes)} `
    })
    .join('')
}

/** Lines of text in markup that cannot be parsed: everything that could be a tag is cut out. */
export function roughLines(markup: string): Array<string> {
  const text = markup
    .slice(0, MOST_CHARACTERS)
    .replace(/<\/?(?:p|div|h[1-6]|li|tr|br|ul|ol|table|section|article)(?![a-z0-9])[^<>]*>?/gi, '\n')
    .replace(/<[^<>]*>?/g, '')
  return textOf(parseBounded(text).childNodes)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The text of a piece of markup on one line, with character references resolved. Never throws. */
export function plainText(markup: string): string {
  let text: string
  try {
    text = textOf(parseBounded(markup).childNodes)
  } catch {
    text = roughLines(markup).join(' ')
  }
  return text.replace(/\s+/g, ' ').trim()
}
