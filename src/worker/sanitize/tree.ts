/** An attribute whose value is HTML as it comes from `normalHtml`, quotes apart. */
export type Attribute = { name: string; value: string }

/** Text as HTML in its normal form. */
export type TextNode = { html: string }

/** An element of the allow-list. */
export type Element = {
  name: string
  attributes: ReadonlyArray<Attribute>
  children: Array<Node>
  /** The id that a heading had, for the links that lead to it. */
  oldId?: string
}

export type Node = TextNode | Element

export function isElement(node: Node): node is Element {
  return 'name' in node
}

export function attributeOf({ attributes }: Element, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value
}
