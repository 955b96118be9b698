import { defaultTreeAdapter, html } from 'parse5'
import { articleTable } from '#content/worker-pages.ts'
import { linkAddress } from '#worker/sanitize/addresses.ts'
import {
  DROPPED_WITH_CONTENT,
  isAllowed,
  keptAttributes,
  names,
  RENAMED,
} from '#worker/sanitize/allow-list.ts'
import {
  type ChildNode,
  createElement,
  type Element,
  getAttribute,
  getElements,
  getParent,
  isElement,
} from '#worker/sanitize/elements.ts'
import { cleanImage, hasTwin, imagesIn } from '#worker/sanitize/picture.ts'

export const HEADING = /^h[1-6]$/
/** Deeper elements are replaced by their content. */
const MAX_DEPTH = 64

/** Our class in `styles/article.css`: a table that scrolls sideways. */
const TABLE_CLASS = 'table-scroll'
/** A frame that the keyboard can scroll. */
const TABLE_FRAME = { class: TABLE_CLASS, tabindex: '0', role: 'group', 'aria-label': articleTable }

/** Outside of a list, items become plain blocks. */
const ITEMS = names('li dt dd')
/**
 * The required parents of elements. The parser places them right, but a parent may have been replaced by its content.
 */
const PARENTS = new Map(
  Object.entries({
    li: names('ul ol'),
    dt: names('dl'),
    dd: names('dl'),
    rt: names('ruby'),
    rp: names('ruby'),
    caption: names('table'),
    thead: names('table'),
    tbody: names('table'),
    tfoot: names('table'),
    tr: names('thead tbody tfoot'),
    td: names('tr'),
    th: names('tr'),
  }),
)

/** Blocks that are removed when they are empty. */
const NEVER_BLANK = names(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption caption summary details ul ol dl',
)
/** Elements that count as content without text. */
const SHOWS_SOMETHING = names('img hr td th')

function isWithin(name: string, place: Element | undefined): boolean {
  return place !== undefined && (place.tagName === name || isWithin(name, getParent(place)))
}

function isBlank(nodes: ReadonlyArray<ChildNode>): boolean {
  return nodes.every((node) => {
    if (defaultTreeAdapter.isTextNode(node)) return node.value.trim() === ''
    return isElement(node) && !SHOWS_SOMETHING.has(node.tagName) && isBlank(node.childNodes)
  })
}

/** Returns the name that an element gets at a place; undefined if it is not allowed there. */
function nameIn(place: Element, tagName: string): string | undefined {
  const name = RENAMED.get(tagName) ?? tagName
  const parents = PARENTS.get(name)
  // A list of terms may group them in `<div>`.
  const list = parents?.has('dl') && place.tagName === 'div' ? getParent(place) : place
  if (!parents || parents.has(list?.tagName ?? '')) return isAllowed(name) ? name : undefined
  return ITEMS.has(name) ? 'div' : undefined
}

const MAX_ID_LENGTH = 200
/** Parts of a table without text: a browser would move a mark out of them. */
const WITHOUT_TEXT = names('table thead tbody tfoot tr')

/** Returns the name that links within the article use for an element. */
function toPlace(element: Element): string | undefined {
  const id =
    getAttribute(element, 'id') || (element.tagName === 'a' ? getAttribute(element, 'name') : undefined)
  return id && id.length <= MAX_ID_LENGTH && !/\s/.test(id) ? id : undefined
}

/** Marks the place of a removed element, so that links to it still work. */
function markPlaces(element: Element, parent: Element, before?: Element): void {
  const id = toPlace(element)
  if (id && !WITHOUT_TEXT.has(parent.tagName)) {
    const mark = createElement('span', { id })
    if (before) defaultTreeAdapter.insertBefore(parent, mark, before)
    else defaultTreeAdapter.appendChild(parent, mark)
  }
}

function cleanLink(link: Element, place: Element): Element | undefined {
  const address = isWithin('a', place) ? undefined : linkAddress(getAttribute(link, 'href') ?? '')
  if (!address) return undefined
  const clean = createElement('a', { href: address.href })
  clean.attrs.push(...keptAttributes('a', link.attrs))
  if (address.isOutside)
    clean.attrs.push({ name: 'target', value: '_blank' }, { name: 'rel', value: 'noopener nofollow' })
  return clean
}

function createNamed(name: string, element: Element, place: Element): Element | undefined {
  if (name === 'img') return cleanImage(element)
  if (name === 'a') return cleanLink(element, place)
  const clean = createElement(name)
  clean.attrs = keptAttributes(name, element.attrs)
  return clean
}

/** Returns a copy of the element with allowed attributes only; undefined if its content replaces it. */
function cleanElement(element: Element, place: Element, depth: number): Element | undefined {
  const name = nameIn(place, element.tagName)
  // The wrapper of a table in our own output is created again.
  const isTableFrame = name === 'div' && getAttribute(element, 'class') === TABLE_CLASS
  if (!name || depth >= MAX_DEPTH || isTableFrame) return undefined
  const clean = createNamed(name, element, place)
  const id = toPlace(element)
  // The id gets its prefix when the links to it are renamed.
  if (clean && id) clean.attrs.push({ name: 'id', value: id })
  return name === 'span' && clean?.attrs.length === 0 ? undefined : clean
}

/** Removes an element that turns out to be empty, and white space that a parser would drop. */
function finish(clean: Element, parent: Element): void {
  const { tagName, childNodes } = clean
  const [first] = childNodes
  // The first line break in a `<pre>` is not part of its text: each parse of the result would drop one more.
  if (tagName === 'pre' && first && defaultTreeAdapter.isTextNode(first))
    first.value = first.value.replace(/^\n+/, '')
  const isEmptyLink = tagName === 'a' && childNodes.length === 0
  if (!isEmptyLink && !(NEVER_BLANK.has(tagName) && isBlank(childNodes))) return
  for (const element of [clean, ...getElements(childNodes)]) markPlaces(element, parent, clean)
  defaultTreeAdapter.detachNode(clean)
}

/** Copies the allowed nodes into a place. The copy shares no nodes with the parsed tree. */
export function cleanInto(place: Element, nodes: ReadonlyArray<ChildNode>, depth = 0): void {
  for (const [index, node] of nodes.entries()) {
    if (defaultTreeAdapter.isTextNode(node)) defaultTreeAdapter.insertText(place, node.value)
    if (!isElement(node) || node.namespaceURI !== html.NS.HTML) continue
    if (node.tagName === 'noscript') cleanInto(place, imagesIn(node), depth)
    if (DROPPED_WITH_CONTENT.has(node.tagName) || hasTwin(nodes, index)) continue
    const clean = cleanElement(node, place, depth)
    if (!clean) {
      markPlaces(node, place)
      cleanInto(place, node.childNodes, depth)
      continue
    }
    const frame = clean.tagName === 'table' ? createElement('div', TABLE_FRAME) : undefined
    const parent = frame ?? place
    if (frame) defaultTreeAdapter.appendChild(place, frame)
    defaultTreeAdapter.appendChild(parent, clean)
    cleanInto(clean, node.childNodes, depth + 1)
    finish(clean, parent)
  }
}
