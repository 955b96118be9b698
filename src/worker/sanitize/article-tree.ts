import { BLOCKS, FORMATTING, TABLE_FRAMES, TABLE_PARTS } from '#worker/sanitize/element-kinds.ts'
import { OpenElements } from '#worker/sanitize/open-elements.ts'
import { TooComplexError } from '#worker/sanitize/read-markup.ts'
import { spread } from '#worker/sanitize/spread.ts'
import { type Element, isElement, type Node } from '#worker/sanitize/tree.ts'

/** Misnested formatting makes more elements than there are tags; an article has far fewer. */
const MOST_ELEMENTS = 20_000
/** Elements that are deeper give way to their content. */
const MOST_DEPTH = 64
const SPACE = /^[\t\n\f ]*$/

/** The tree of an article while it is built: elements open, take content and close. */
export class ArticleTree {
  readonly root: Element = { name: 'div', attributes: [], children: [] }
  readonly open = new OpenElements()
  private elements = 0

  /** @throws TooComplexError when there are more elements than an article has */
  count(): void {
    this.elements += 1
    if (this.elements > MOST_ELEMENTS) throw new TooComplexError('too many elements')
  }

  /** The innermost open element. */
  parent(): Element {
    return this.open.kept()?.element ?? this.root
  }

  /** What content goes into: in a table, but outside of its cells, what the table stands in. */
  home(): Element {
    const parent = this.parent()
    if (!TABLE_FRAMES.has(parent.name)) return parent
    return this.open.list[this.open.boundary()]?.home ?? this.root
  }

  /** What an open element was put into. */
  homeOf(element: Element): Element | undefined {
    return this.open.list.find((open) => open.element === element)?.home
  }

  /** Adds a node where it may stand: before the table when it is stray in one (HTML, "foster parenting"). */
  insert(node: Node): Element {
    const parent = this.parent()
    const fits = isElement(node) ? TABLE_PARTS.has(node.name) : SPACE.test(node.html)
    const home = fits ? parent : this.home()
    // An open table is the last in its home.
    const place = home === parent ? home.children.length : home.children.length - 1
    const before = home.children[place - 1]
    if (!isElement(node) && before && !isElement(before)) before.html += node.html
    else home.children.splice(place, 0, node)
    return home
  }

  insertText(html: string): void {
    if (html === '') return
    if (!SPACE.test(html)) this.takeUp()
    this.insert({ html })
  }

  /** Adds an element without content. */
  insertVoid(element: Element): void {
    if (element.name === 'img') this.takeUp()
    if (element.name === 'img' || this.open.depth() < MOST_DEPTH) this.insert(element)
  }

  /** Opens an element, or only its tag when it is too deep or none is given. */
  push(tag: string, name: string, wanted: Element | undefined): void {
    const element = this.open.depth() < MOST_DEPTH ? wanted : undefined
    this.open.push({ tag, name, element, home: element ? this.insert(element) : this.parent() })
  }

  /** Opens the formatting again that ended with a block before its own end tag came. */
  takeUp(): void {
    for (const { tag, name, element } of this.open.takeWaiting()) {
      if (!element) continue
      this.count()
      this.push(tag, name, { ...element, children: [] })
    }
  }

  /** Closes what an end tag closes. */
  end(tag: string, name: string): void {
    const place = this.open.endedBy(tag, name)
    if (place < 0) {
      this.open.forgetWaiting(tag)
      return
    }
    const within = this.open.list.slice(place + 1)
    const reachesIntoBlock = within.some(({ element, name }) => element && BLOCKS.has(name))
    if (FORMATTING.has(tag) && reachesIntoBlock) this.divide(place)
    else this.open.closeFrom(place)
  }

  /** Ends formatting within a block that began after it: each block has its part of it. */
  private divide(place: number): void {
    const { list } = this.open
    const [formatting] = list.splice(place, 1)
    if (!formatting?.element) return
    const { element, home } = formatting
    const open = new Set(list.map((other) => other.element))
    const parts = spread(
      element,
      element.children,
      (node) => open.has(node),
      () => this.count(),
    )
    home.children.splice(home.children.lastIndexOf(element), 1, ...parts)
    for (const other of list) if (other.home === element) other.home = home
  }
}
