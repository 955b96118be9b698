import type { ArticleTree } from '#worker/sanitize/article-tree.ts'
import { cleanElement } from '#worker/sanitize/clean-element.ts'
import { CELLS, TABLE_SECTIONS } from '#worker/sanitize/element-kinds.ts'
import type { OpenElements } from '#worker/sanitize/open-elements.ts'
import type { RawAttributes } from '#worker/sanitize/read-markup.ts'

const NO_ATTRIBUTES: RawAttributes = new Map()

/** The place of a part of the innermost table that is open; -1 when there is none. */
function placeOf(open: OpenElements, meets: (name: string) => boolean): number {
  return open.find((part) => part.element !== undefined && meets(part.name))
}

/** The place of a table, or a part of one, that was too deep to be kept and is open; -1 when there is none. */
function unkept(open: OpenElements, meets: (tag: string) => boolean): number {
  return open.find((part) => part.element === undefined && meets(part.tag))
}

function pushPart(tree: ArticleTree, tag: string, attributes: RawAttributes, fits: boolean): void {
  tree.push(tag, tag, fits ? cleanElement(tag, attributes) : undefined)
}

function startRow(tree: ArticleTree, table: number, attributes: RawAttributes): void {
  const section = placeOf(tree.open, (name) => TABLE_SECTIONS.has(name))
  tree.open.closeFrom((section < 0 ? table : section) + 1)
  if (section < 0) pushPart(tree, 'tbody', NO_ATTRIBUTES, true)
  pushPart(tree, 'tr', attributes, TABLE_SECTIONS.has(tree.parent().name))
}

/** Opens a part of the table around, with the parts that it has to stand in. Without a table its tags are left out. */
export function startTablePart(tree: ArticleTree, tag: string, attributes: RawAttributes): void {
  const { open } = tree
  const around = open.list[open.boundary()]
  if (!around || unkept(open, (name) => name === 'table') >= 0) return
  if (CELLS.has(around.name)) open.closeFrom(open.boundary())
  const table = open.boundary()
  if (tag === 'tr') {
    startRow(tree, table, attributes)
  } else if (tag === 'td' || tag === 'th') {
    const row = placeOf(open, (name) => name === 'tr')
    if (row < 0) startRow(tree, table, NO_ATTRIBUTES)
    else open.closeFrom(row + 1)
    pushPart(tree, tag, attributes, tree.parent().name === 'tr')
  } else {
    open.closeFrom(table + 1)
    pushPart(tree, tag, attributes, true)
  }
}

function closePart(open: OpenElements, tag: string, table: number): void {
  const part = open.find(
    ({ element, name }) => element !== undefined && name === tag,
    (other) => other === open.list[table],
  )
  if (part >= 0) open.closeFrom(part)
}

/** Closes the table around, or a part of it. */
export function endTablePart({ open }: ArticleTree, tag: string): void {
  const left = unkept(open, (name) => name === tag)
  if (left >= 0) {
    open.closeFrom(left)
    return
  }
  const place = open.boundary()
  const around = open.list[place]
  if (!around) return
  const table = around.name === 'table' ? place : open.boundary(place)
  if (tag === 'table') open.closeFrom(table)
  else if (!CELLS.has(tag)) closePart(open, tag, table)
  else if (around.tag === tag) open.closeFrom(place)
}
