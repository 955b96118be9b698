import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'
import { company } from '#content/company.ts'
import { articleTable } from '#content/worker-pages.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'
import {
  DROPPED_WITH_CONTENT,
  isAllowed,
  keptAttributes,
  names,
  RENAMED,
} from '#worker/sanitize/allow-list.ts'

/** The base of relative addresses. It never gets into the result. */
const BASE = new URL('https://base.invalid')
const OWN_ORIGIN = new URL(company.websiteURL).origin
const MAX_ADDRESS_LENGTH = 2_048

/** Resolves an address as in one of our pages; undefined if it is invalid. */
function resolve(value: string): URL | undefined {
  return value.length <= MAX_ADDRESS_LENGTH && URL.canParse(value, BASE.href)
    ? new URL(value, BASE)
    : undefined
}

/**
 * Returns the path on this site that an address names; undefined for a path relative to the page, which differs from
 * page to page.
 */
function sitePath(value: string, url: URL): string | undefined {
  if (url.origin !== BASE.origin || !/^[\0-\x20]*[/\\]/.test(value)) return undefined
  const path = url.pathname + url.search + url.hash
  // The parser reads `/.//host` as a path, and a browser would read the resolved `//host` as a host.
  return path.startsWith('//') ? undefined : path
}

type LinkAddress = { href: string; isOutside: boolean }

/**
 * Returns the address of a link: http, https, mailto, tel, a path of this site or a place on the page. Others are
 * undefined.
 */
function linkAddress(value: string): LinkAddress | undefined {
  const url = resolve(value)
  if (!url) return undefined
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href, isOutside: false }
  if (url.origin === BASE.origin) {
    const isPlace = /^[\0-\x20]*#/.test(value) && url.hash !== ''
    const href = isPlace ? url.hash : sitePath(value, url)
    return href === undefined ? undefined : { href, isOutside: false }
  }
  const href = safeHttpUrl(url.href)
  return href === undefined ? undefined : { href, isOutside: url.origin !== OWN_ORIGIN }
}

/**
 * Returns the address of an image: https or a path of this site, because browsers block http as mixed content.
 */
function imageAddress(value: string): string | undefined {
  const url = resolve(value)
  if (!url) return undefined
  if (url.origin === BASE.origin) return sitePath(value, url)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' ? safeHttpUrl(url.href) : undefined
}

export type ChildNode = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export const HEADING = /^h[1-6]$/
/** Deeper elements are replaced by their content. */
const MAX_DEPTH = 64

/** Our classes in `styles/article.css`: a table that scrolls sideways, and an image without a size. */
const TABLE_CLASS = 'table-scroll'
const UNSIZED_CLASS = 'unsized'
const UNSIZED = { class: UNSIZED_CLASS, width: '640', height: '360' }
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

export function createElement(name: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  return defaultTreeAdapter.createElement(name, html.NS.HTML, attrs)
}

export function isElement(node: DefaultTreeAdapterTypes.Node): node is Element {
  return defaultTreeAdapter.isElementNode(node)
}

export function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** Returns the elements of a tree in document order. */
export function getElements(nodes: ReadonlyArray<ChildNode>): Array<Element> {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...getElements(node.childNodes)] : []))
}

function getParent({ parentNode }: Element): Element | undefined {
  return parentNode && isElement(parentNode) ? parentNode : undefined
}

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

function pixels(value: string | undefined): string | undefined {
  return value && /^[1-9]\d{0,3}(?:px)?$/.test(value) ? String(Number.parseInt(value, 10)) : undefined
}

/** Attributes with the address of a picture. Lazy loaders keep it in one of their own, and a placeholder in `src`. */
const SOURCES = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-srcset',
  'data-lazy-srcset',
  'src',
  'srcset',
]

/** Returns the first usable address of a picture; of a set of addresses the first. */
function pictureAddress(image: Element): string | undefined {
  const values = SOURCES.map((name) => {
    const value = getAttribute(image, name) ?? ''
    return name.endsWith('srcset') ? value.trim().replace(/,?\s.*$/s, '') : value
  })
  return values.map((value) => value && imageAddress(value)).find(Boolean)
}

function cleanImage(image: Element): Element | undefined {
  const src = pictureAddress(image)
  if (src === undefined) return undefined
  const width = pixels(getAttribute(image, 'width'))
  const height = pixels(getAttribute(image, 'height'))
  const isSized = width && height && getAttribute(image, 'class') !== UNSIZED_CLASS
  const alt = getAttribute(image, 'alt') ?? ''
  const size = isSized ? { width, height } : UNSIZED
  return createElement('img', { src, alt, ...size, loading: 'lazy', decoding: 'async' })
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
  for (const node of nodes) {
    if (defaultTreeAdapter.isTextNode(node)) defaultTreeAdapter.insertText(place, node.value)
    if (!isElement(node) || node.namespaceURI !== html.NS.HTML || DROPPED_WITH_CONTENT.has(node.tagName))
      continue
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
