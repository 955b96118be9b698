import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'
import { imageAddress, linkAddress } from '#worker/sanitize/addresses.ts'
import {
  type Attribute,
  DROPPED_WITH_CONTENT,
  isAllowed,
  keptAttributes,
  names,
  RENAMED,
} from '#worker/sanitize/allow-list.ts'

export type ChildNode = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Elements that are deeper give way to their content. */
const MOST_DEPTH = 64

/** Our own classes, styled in `styles/article.css`: a table that may scroll sideways, an image whose size nobody gave. */
const TABLE_CLASS = 'table-scroll'
const UNSIZED_CLASS = 'unsized'
const UNSIZED = { width: '640', height: '360' }

/** Blocks that are left out when nothing is in them. */
const NEVER_BLANK = names(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption caption summary details ul ol dl',
)
/** What an element without text can still be there for. */
const SHOWS_SOMETHING = names('img hr td th')

export function createElement(
  name: string,
  attributes: Array<Attribute>,
  children: ReadonlyArray<ChildNode>,
): Element {
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attributes)
  for (const child of children) defaultTreeAdapter.appendChild(element, child)
  return element
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

export function isElement(node: ChildNode): node is Element {
  return 'tagName' in node
}

function isBlank(nodes: ReadonlyArray<ChildNode>): boolean {
  return nodes.every((node) => {
    if (defaultTreeAdapter.isTextNode(node)) return node.value.trim() === ''
    return isElement(node) && !SHOWS_SOMETHING.has(node.tagName) && isBlank(node.childNodes)
  })
}

function pixels(value: string | undefined): string | undefined {
  return value && /^[1-9]\d{0,3}(?:px)?$/.test(value) ? String(Number.parseInt(value, 10)) : undefined
}

function cleanImage(image: Element): Array<ChildNode> {
  const src = imageAddress(attributeOf(image, 'src') ?? '')
  if (src === undefined) return []
  const width = pixels(attributeOf(image, 'width'))
  const height = pixels(attributeOf(image, 'height'))
  const isSized = width && height && attributeOf(image, 'class') !== UNSIZED_CLASS
  const size = isSized ? { width, height } : { class: UNSIZED_CLASS, ...UNSIZED }
  const attributes = {
    src,
    alt: attributeOf(image, 'alt') ?? '',
    ...size,
    loading: 'lazy',
    decoding: 'async',
  }
  return [
    createElement(
      'img',
      Object.entries(attributes).map(([name, value]) => ({ name, value })),
      [],
    ),
  ]
}

function cleanLink(link: Element, kept: Array<Attribute>, children: Array<ChildNode>): Array<ChildNode> {
  const address = linkAddress(attributeOf(link, 'href') ?? '')
  if (!address || children.length === 0) return children
  const attributes = [{ name: 'href', value: address.href }, ...kept]
  if (address.isOutside) {
    attributes.push({ name: 'target', value: '_blank' }, { name: 'rel', value: 'noopener nofollow' })
  }
  return [createElement('a', attributes, children)]
}

/** The first line break in a `<pre>` is not part of its text: a reader of the result would drop one more each time. */
function withoutLeadingBreaks(children: Array<ChildNode>): Array<ChildNode> {
  const [first] = children
  if (first && defaultTreeAdapter.isTextNode(first)) first.value = first.value.replace(/^[\r\n]+/, '')
  return children
}

/** A frame that the keyboard can scroll. */
const TABLE_FRAME = { class: TABLE_CLASS, tabindex: '0', role: 'group', 'aria-label': 'Table' }

function inFrame(table: Element): Element {
  const attributes = Object.entries(TABLE_FRAME).map(([name, value]) => ({ name, value }))
  return createElement('div', attributes, [table])
}

function isOwnTableFrame({ tagName, attrs }: Element): boolean {
  return tagName === 'div' && attrs.some(({ name, value }) => name === 'class' && value === TABLE_CLASS)
}

function cleanElement(element: Element, depth: number): Array<ChildNode> {
  const { tagName } = element
  if (element.namespaceURI !== html.NS.HTML || DROPPED_WITH_CONTENT.has(tagName)) return []
  if (tagName === 'img') return cleanImage(element)
  const name = RENAMED.get(tagName) ?? tagName
  const kept = keptAttributes(name, element.attrs)
  const isKept =
    isAllowed(name) && depth < MOST_DEPTH && !isOwnTableFrame(element) && (name !== 'span' || kept.length > 0)
  const children = cleanNodes(element.childNodes, isKept ? depth + 1 : depth)
  if (!isKept) return children
  if (NEVER_BLANK.has(name) && isBlank(children)) return []
  if (name === 'a') return cleanLink(element, kept, children)
  if (name === 'table') return [inFrame(createElement(name, kept, children))]
  if (name === 'pre') return [createElement(name, kept, withoutLeadingBreaks(children))]
  return [createElement(name, /^h[1-6]$/.test(name) ? [...kept, ...idOf(element)] : kept, children)]
}

/** The id that a heading had is needed for the links to it; it gets one of ours afterwards. */
function idOf(element: Element): Array<Attribute> {
  const value = attributeOf(element, 'id')
  return value ? [{ name: 'id', value }] : []
}

/** Copies what the allow-list knows. The result shares nothing with the parsed tree. */
export function cleanNodes(nodes: ReadonlyArray<ChildNode>, depth = 0): Array<ChildNode> {
  return nodes.flatMap((node) => {
    if (defaultTreeAdapter.isTextNode(node)) return [defaultTreeAdapter.createTextNode(node.value)]
    return isElement(node) ? cleanElement(node, depth) : []
  })
}
