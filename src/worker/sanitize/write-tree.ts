import { attributesOf, TABLE_CLASS } from '#worker/sanitize/clean-element.ts'
import { VOID } from '#worker/sanitize/element-kinds.ts'
import { type Attribute, isElement, type Node } from '#worker/sanitize/tree.ts'

/** A frame that the keyboard can scroll. */
const TABLE_FRAME = attributesOf({ class: TABLE_CLASS, tabindex: '0', role: 'group', 'aria-label': 'Table' })

function startTag(name: string, attributes: ReadonlyArray<Attribute>): string {
  const written = attributes.map(({ name, value }) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
  return `<${name}${written.join('')}>`
}

/** The nodes as HTML: every element has its end tag, every attribute its quotes, every table its frame. */
export function writeTree(nodes: ReadonlyArray<Node>): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node.html
      const { name, attributes, children } = node
      const start = startTag(name, attributes)
      if (VOID.has(name)) return start
      const content = writeTree(children)
      // The first line break in a `<pre>` is not part of its text: a reader of the result would drop one more each time.
      const element = `${start}${name === 'pre' ? content.replace(/^\n+/, '') : content}</${name}>`
      return name === 'table' ? `${startTag('div', TABLE_FRAME)}${element}</div>` : element
    })
    .join('')
}
