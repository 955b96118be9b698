import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as markup,
  parseFragment,
  serialize,
} from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A second copy of the allow-list, so that a test finds mistakes in the original. */
const ELEMENTS = new Set(
  'p br hr div blockquote pre figure figcaption details summary h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td a img em strong b i u s del ins mark small sub sup code kbd samp var cite q span bdi wbr ruby rt rp abbr dfn time'.split(
    ' ',
  ),
)
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/[^@]+$|mailto:|tel:|#.|\/(?!\/|\\))/,
  src: /^(?:https:\/\/[^@]+$|\/(?!\/|\\))/,
  target: /^_blank$/,
  rel: /^noopener nofollow$/,
  class: /^(?:table-scroll|unsized)$/,
  id: /^s-./,
  loading: /^lazy$/,
  decoding: /^async$/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  alt: /^/,
  title: /^/,
  lang: /^[\w-]+$/,
  dir: /^\w+$/,
  datetime: /^[\w:+.-]+$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  scope: /^\w+$/,
  start: /^-?\d+$/,
  value: /^-?\d+$/,
  type: /^\w$/,
  reversed: /^(?:reversed)?$/,
  tabindex: /^0$/,
  role: /^group$/,
  'aria-label': /^Table$/,
}

/** Elements that are only allowed in certain parents. */
const PARENTS: Record<string, RegExp> = {
  li: /^(?:ul|ol)$/,
  dt: /^(?:dl|div)$/,
  dd: /^(?:dl|div)$/,
  rt: /^ruby$/,
  rp: /^ruby$/,
  caption: /^table$/,
  thead: /^table$/,
  tbody: /^table$/,
  tfoot: /^table$/,
  tr: /^(?:thead|tbody|tfoot)$/,
  td: /^tr$/,
  th: /^tr$/,
}

/** Parses markup as a browser does inside an article. */
function read(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  const context = defaultTreeAdapter.createElement('div', markup.NS.HTML, [])
  return parseFragment(context, html, {})
}

const isElement = (node: Node): node is Element => 'tagName' in node

function findProblems(nodes: ReadonlyArray<Node>, around: ReadonlyArray<string>): Array<string> {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return []
    if (!isElement(node)) return [node.nodeName]
    const { tagName, namespaceURI, attrs, childNodes } = node
    const known = ELEMENTS.has(tagName) && namespaceURI === markup.NS.HTML
    const isMisplaced = PARENTS[tagName]?.test(around[0] ?? '') === false
    const isInItself = tagName === 'a' && around.includes('a')
    return [
      ...(known ? [] : [`<${tagName}>`]),
      ...(isMisplaced || isInItself ? [`<${tagName}> in <${around[0]}>`] : []),
      ...attrs
        .filter(({ name, value }) => !ATTRIBUTES[name]?.test(value))
        .map(({ name, value }) => `${name}="${value}"`),
      ...findProblems(childNodes, [tagName, ...around]),
    ]
  })
}

/** Returns the parts of an article's markup that are forbidden, anywhere or in their place. */
export function articleProblems(html: string): Array<string> {
  return findProblems(read(html).childNodes, [])
}

/** Returns the markup as a browser serializes it after parsing. */
export function rewritten(html: string): string {
  return serialize(read(html))
}

function getText(nodes: ReadonlyArray<Node>, isDropped: (tagName: string) => boolean): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value
      return isElement(node) && !isDropped(node.tagName) ? getText(node.childNodes, isDropped) : ''
    })
    .join('')
}

/** Returns the text of markup as a browser parses it, without certain elements. */
export function textOutside(html: string, isDropped: (tagName: string) => boolean): string {
  return getText(read(html).childNodes, isDropped)
}
