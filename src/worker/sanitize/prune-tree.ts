import { names } from '#worker/sanitize/allow-list.ts'
import { decodeReferences } from '#worker/sanitize/character-references.ts'
import { isElement, type Node } from '#worker/sanitize/tree.ts'

/** Blocks that are left out when nothing is in them. */
const NEVER_BLANK = names(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption caption summary details ul ol dl',
)
/** What an element without text can still be there for. */
const SHOWS_SOMETHING = names('img hr td th')

/** Whether the nodes show nothing. */
export function isBlank(nodes: ReadonlyArray<Node>): boolean {
  return nodes.every((node) => {
    if (!isElement(node)) return decodeReferences(node.html).trim() === ''
    return !SHOWS_SOMETHING.has(node.name) && isBlank(node.children)
  })
}

/** The nodes without blocks that show nothing and links without content. */
export function pruneTree(nodes: ReadonlyArray<Node>): Array<Node> {
  return nodes.filter((node) => {
    if (!isElement(node)) return true
    node.children = pruneTree(node.children)
    if (node.name === 'a') return node.children.length > 0
    return !NEVER_BLANK.has(node.name) || !isBlank(node.children)
  })
}
