import { buildTree } from '#worker/sanitize/build-tree.ts'
import { decodeReferences } from '#worker/sanitize/character-references.ts'
import { BLOCKS, VOID } from '#worker/sanitize/element-kinds.ts'
import { isElement, type Node } from '#worker/sanitize/tree.ts'

/** As much as is read of a text that cannot be parsed. */
const MOST_CHARACTERS = 80_000

function textOf(nodes: ReadonlyArray<Node>): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return decodeReferences(node.html)
      const isApart = BLOCKS.has(node.name) || VOID.has(node.name)
      return isApart ? ` ${textOf(node.children)} ` : textOf(node.children)
    })
    .join('')
}

/** Lines of text, references and all, in markup that cannot be parsed: everything that could be a tag is cut out. */
export function roughLines(markup: string): Array<string> {
  return markup
    .slice(0, MOST_CHARACTERS)
    .replace(/<\/?(?:p|div|h[1-6]|li|tr|br|ul|ol|table|section|article)(?![a-z0-9])[^<>]*>?/gi, '\n')
    .replace(/<[^<>]*>?/g, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => decodeReferences(line).trim() !== '')
}

/** The text of a piece of markup on one line, with character references resolved. Never throws. */
export function plainText(markup: string): string {
  let text: string
  try {
    text = textOf(buildTree(markup))
  } catch {
    text = decodeReferences(roughLines(markup).join(' '))
  }
  return text.replace(/\s+/g, ' ').trim()
}
