import { names } from '#worker/sanitize/allow-list.ts'
import type { ArticleTree } from '#worker/sanitize/article-tree.ts'
import { BLOCKS, HEADING, RUBY_PARTS } from '#worker/sanitize/element-kinds.ts'
import { isBoundary, type OpenElement } from '#worker/sanitize/open-elements.ts'

/** Items that end where another begins. */
const ITEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', names('li')],
  ['dt', names('dt dd')],
  ['dd', names('dt dd')],
])
/** Blocks in which an item does not stay open when another begins (HTML, the start tag "li"). */
const PASSED = names('p div')

/** Closes the innermost open element that meets a condition, if there is one in reach. */
function closeOpen(
  { open }: ArticleTree,
  meets: (open: OpenElement) => boolean,
  hides?: (open: OpenElement) => boolean,
): void {
  const place = open.find(meets, hides)
  if (place >= 0) open.closeFrom(place)
}

function hidesItem(open: OpenElement): boolean {
  return isBoundary(open) || (BLOCKS.has(open.name) && !PASSED.has(open.name))
}

/** Closes what ends where an element of the name begins. */
export function closeImplied(tree: ArticleTree, name: string): void {
  const { open } = tree
  const items = ITEMS.get(name)
  if (items) closeOpen(tree, ({ tag }) => items.has(tag), hidesItem)
  if (name === 'a') {
    tree.end('a', 'a')
    open.forgetWaiting('a')
  }
  if (name === 'table' && open.list[open.boundary()]?.name === 'table') open.closeFrom(open.boundary())
  if (name === 'table' || HEADING.test(name)) closeOpen(tree, (other) => HEADING.test(other.name))
  if (RUBY_PARTS.has(name)) {
    const ruby = open.find((other) => other.name === 'ruby' && other.element !== undefined)
    if (ruby >= 0) open.closeFrom(ruby + 1)
  }
  if (BLOCKS.has(name)) closeOpen(tree, ({ tag }) => tag === 'p')
}
