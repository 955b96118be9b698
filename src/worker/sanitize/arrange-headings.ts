import { decodeReferences, escapeHtml } from '#worker/sanitize/character-references.ts'
import { HEADING } from '#worker/sanitize/element-kinds.ts'
import { type Attribute, attributeOf, type Element, isElement, type Node } from '#worker/sanitize/tree.ts'

/** No name in a page of ours begins like this, so that no id of an article can stand in for one. */
const ID_PREFIX = 's-'
const LONGEST_SLUG = 60
const LAST_LEVEL = 6

function textOf(nodes: ReadonlyArray<Node>): string {
  return nodes.map((node) => (isElement(node) ? textOf(node.children) : decodeReferences(node.html))).join('')
}

/** Address part of a heading in any script. */
function slugOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  return [...words].slice(0, LONGEST_SLUG).join('').replace(/^-|-$/g, '') || 'section'
}

/**
 * Levels below the page's own `h1`: the first heading becomes `h2`, the others keep their order, and none skips a level.
 * Returns the level for each heading in turn.
 */
export function createOutline(): (level: number) => number {
  const open: Array<number> = []
  return function next(level) {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(open.length + 1, LAST_LEVEL)
  }
}

function createIds(): (text: string) => string {
  const taken = new Set<string>()
  const lastNumbers = new Map<string, number>()
  return function next(text) {
    const base = ID_PREFIX + slugOf(text)
    let number = lastNumbers.get(base) ?? 1
    let id = number === 1 ? base : `${base}-${number}`
    while (taken.has(id)) {
      number += 1
      id = `${base}-${number}`
    }
    lastNumbers.set(base, number)
    taken.add(id)
    return id
  }
}

function elementsOf(nodes: ReadonlyArray<Node>): Array<Element> {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsOf(node.children)] : []))
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Gives every heading its level and its id, and leads the links within the article to the new ids. */
export function arrangeHeadings(nodes: ReadonlyArray<Node>): void {
  const nextLevel = createOutline()
  const nextId = createIds()
  const newIds = new Map<string, string>()
  const elements = elementsOf(nodes)
  for (const element of elements) {
    if (!HEADING.test(element.name)) continue
    const id = nextId(textOf(element.children))
    if (element.oldId && !newIds.has(element.oldId)) newIds.set(element.oldId, id)
    element.name = `h${nextLevel(Number(element.name.slice(1)))}`
    element.attributes = [{ name: 'id', value: escapeHtml(id) }, ...element.attributes]
  }
  for (const element of elements) {
    const href = element.name === 'a' ? attributeOf(element, 'href') : undefined
    if (!href?.startsWith('#')) continue
    const id = newIds.get(decoded(decodeReferences(href).slice(1)))
    if (id) element.attributes = withHref(element, `#${encodeURIComponent(id)}`)
  }
}

function withHref({ attributes }: Element, value: string): Array<Attribute> {
  return attributes.map((attribute) => (attribute.name === 'href' ? { name: 'href', value } : attribute))
}
