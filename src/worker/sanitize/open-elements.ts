import { BLOCKS, BOUNDARIES, CELLS, FORMATTING, HEADING } from '#worker/sanitize/element-kinds.ts'
import { TooComplexError } from '#worker/sanitize/read-markup.ts'
import type { Element } from '#worker/sanitize/tree.ts'

/** Every tag looks through the open elements at most a few times, so this keeps the time linear. */
const MOST_OPEN_ELEMENTS = 512

/** A start tag whose end has not come; without an element when its tags are left out and its content stays. */
export type OpenElement = {
  tag: string
  /** What the tag means to us, see `RENAMED`. */
  name: string
  element?: Element | undefined
  /** What the element was put into. */
  home: Element
  /** For a cell: the formatting that waits outside. */
  outside?: ReadonlyArray<OpenElement>
}

/** Whether nothing within can close the element, nor what is around it, but the tags of its own table. */
export function isBoundary({ element, name }: OpenElement): boolean {
  return element !== undefined && BOUNDARIES.has(name)
}

/** The open elements, innermost last, and the formatting that ended with a block and waits to be taken up again. */
export class OpenElements {
  readonly list: Array<OpenElement> = []
  private waiting: ReadonlyArray<OpenElement> = []

  push(open: OpenElement): void {
    if (this.list.length === MOST_OPEN_ELEMENTS) throw new TooComplexError('too deep')
    if (open.element && CELLS.has(open.name)) {
      open.outside = this.waiting
      this.waiting = []
    }
    this.list.push(open)
  }

  /** The place of the innermost open element that meets a condition and that no boundary hides; -1 when there is none. */
  find(
    meets: (open: OpenElement) => boolean,
    hides: (open: OpenElement) => boolean = isBoundary,
    below = this.list.length,
  ): number {
    for (let index = below - 1; index >= 0; index--) {
      const open = this.list[index]
      if (!open) break
      if (meets(open)) return index
      if (hides(open)) return -1
    }
    return -1
  }

  /** The innermost element that is in the result; undefined when there is none. */
  kept(): OpenElement | undefined {
    return this.list.findLast(({ element }) => element !== undefined)
  }

  /** The place of the table, the cell or the caption that surrounds all that is written now; -1 when there is none. */
  boundary(below = this.list.length): number {
    return this.find(isBoundary, () => false, below)
  }

  /** How many of the open elements are in the result. */
  depth(): number {
    return this.list.reduce((depth, { element }) => depth + (element ? 1 : 0), 0)
  }

  /**
   * Closes the element in a place and all within. Formatting within is to be taken up again, once of each kind, unless
   * it ends with a cell.
   */
  closeFrom(place: number): void {
    let cut: Array<OpenElement> = []
    const [closed, ...within] = this.list.splice(place)
    for (const open of within.reverse()) {
      if (open.element && FORMATTING.has(open.tag)) cut.unshift(open)
      if (open.outside) cut = this.leaveCell(open.outside)
    }
    if (closed?.outside) cut = this.leaveCell(closed.outside)
    for (const open of cut) {
      if (!this.waiting.some(({ tag }) => tag === open.tag)) this.waiting = [...this.waiting, open]
    }
  }

  private leaveCell(outside: ReadonlyArray<OpenElement>): [] {
    this.waiting = outside
    return []
  }

  /** The formatting that waits, which is the caller's to open. */
  takeWaiting(): ReadonlyArray<OpenElement> {
    const { waiting } = this
    this.waiting = []
    return waiting
  }

  forgetWaiting(tag: string): void {
    if (this.waiting.length > 0) this.waiting = this.waiting.filter((open) => open.tag !== tag)
  }

  /** The place of the element that an end tag closes; -1 when it closes nothing. */
  endedBy(tag: string, name: string): number {
    const isSame = (open: OpenElement) => open.tag === tag
    if (HEADING.test(tag)) return this.find((open) => HEADING.test(open.tag))
    if (tag === 'li')
      return this.find(isSame, (open) => isBoundary(open) || open.name === 'ul' || open.name === 'ol')
    if (FORMATTING.has(tag) || BLOCKS.has(name)) return this.find(isSame)
    return this.find(isSame, (open) => BLOCKS.has(open.name))
  }
}
