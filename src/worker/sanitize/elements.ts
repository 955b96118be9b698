import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'

export type ChildNode = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

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

/** Returns the element around an element. */
export function getParent({ parentNode }: Element): Element | undefined {
  return parentNode && isElement(parentNode) ? parentNode : undefined
}
