import { DROPPED_WITH_CONTENT, names, RENAMED } from '#worker/sanitize/allow-list.ts'
import { ArticleTree } from '#worker/sanitize/article-tree.ts'
import { normalHtml } from '#worker/sanitize/character-references.ts'
import { cleanElement } from '#worker/sanitize/clean-element.ts'
import { createDroppedPart } from '#worker/sanitize/dropped-part.ts'
import { BLOCKS, RUBY_PARTS, TABLE_PARTS, VOID } from '#worker/sanitize/element-kinds.ts'
import { closeImplied } from '#worker/sanitize/implied-ends.ts'
import { type RawAttributes, readMarkup } from '#worker/sanitize/read-markup.ts'
import { endTablePart, startTablePart } from '#worker/sanitize/table-parts.ts'
import type { Element, Node } from '#worker/sanitize/tree.ts'

const NO_ATTRIBUTES: RawAttributes = new Map()
/** Where an item of a list may stand; elsewhere it is a plain block. */
const LISTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', names('ul ol')],
  ['dt', names('dl')],
  ['dd', names('dl')],
])

function isInList(tree: ArticleTree, name: string): boolean {
  const home = tree.home()
  const lists = LISTS.get(name)
  if (!lists || lists.has(home.name)) return true
  return lists.has('dl') && home.name === 'div' && tree.homeOf(home)?.name === 'dl'
}

/** The element that a start tag makes where it stands; undefined when its tags are left out. */
function elementFor(tree: ArticleTree, name: string, attributes: RawAttributes): Element | undefined {
  if (RUBY_PARTS.has(name) && tree.parent().name !== 'ruby') return undefined
  if (name === 'a' && tree.open.list.some((open) => open.name === 'a' && open.element)) return undefined
  return cleanElement(name, attributes)
}

function startElement(tree: ArticleTree, tag: string, attributes: RawAttributes): void {
  const known = RENAMED.get(tag) ?? tag
  closeImplied(tree, known)
  const name = isInList(tree, known) ? known : 'div'
  const element = elementFor(tree, name, attributes)
  if (VOID.has(name)) {
    if (element) tree.insertVoid(element)
    return
  }
  if (element && !BLOCKS.has(name) && !RUBY_PARTS.has(name)) tree.takeUp()
  tree.push(tag, name, element)
}

function isPartOfTable(tag: string): boolean {
  return tag === 'table' || TABLE_PARTS.has(tag)
}

/**
 * Builds the tree of an article from its markup, with the elements of the allow-list only, and nests them so that a
 * browser which reads it written out builds the same (HTML, "tree construction").
 * @throws TooComplexError before the markup can cost much
 */
export function buildTree(markup: string): Array<Node> {
  const tree = new ArticleTree()
  const dropped = createDroppedPart()

  readMarkup(markup, {
    open(tag, attributes, isSelfClosing) {
      tree.count()
      const hasContent = !VOID.has(tag)
      if (dropped.isOpen()) {
        if (hasContent) dropped.start(tag, isSelfClosing)
      } else if (DROPPED_WITH_CONTENT.has(tag)) {
        if (hasContent) dropped.begin(tag, isSelfClosing)
      } else if (TABLE_PARTS.has(tag)) {
        startTablePart(tree, tag, attributes)
      } else if (tag !== 'colgroup') {
        startElement(tree, tag, attributes)
      }
    },
    close(tag) {
      const name = RENAMED.get(tag) ?? tag
      const closesOneAround = () =>
        isPartOfTable(tag)
          ? tree.open.boundary() >= 0
          : tag !== 'p' && BLOCKS.has(name) && tree.open.endedBy(tag, name) >= 0
      if (dropped.isOpen() && !dropped.end(tag, closesOneAround)) return
      if (isPartOfTable(tag)) endTablePart(tree, tag)
      else if (tag === 'br') startElement(tree, tag, NO_ATTRIBUTES)
      else tree.end(tag, name)
    },
    text(raw) {
      if (!dropped.isOpen()) tree.insertText(normalHtml(raw))
    },
  })
  return tree.root.children
}
