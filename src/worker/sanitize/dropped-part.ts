import { names } from '#worker/sanitize/allow-list.ts'
import { TooComplexError } from '#worker/sanitize/read-markup.ts'

const MOST_OPEN_TAGS = 512
/** Elements that nothing but their own end tag closes. */
const CLOSED = names(
  'script style noscript template title iframe frameset noframes object applet noembed textarea select',
)
const NEVER_NESTED = names('button option optgroup select iframe noembed noframes noscript')
const FOREIGN = names('svg math')

/** Follows the tags in an element that is left out with its content. */
export function createDroppedPart() {
  let outer = ''
  let inner: Array<string> = []

  function begin(tag: string, isSelfClosing: boolean): void {
    if (isSelfClosing && FOREIGN.has(tag)) return
    outer = tag
    inner = []
  }

  function start(tag: string, isSelfClosing: boolean): void {
    if ((tag === outer && NEVER_NESTED.has(tag)) || (isSelfClosing && FOREIGN.has(outer))) return
    if (inner.length === MOST_OPEN_TAGS) throw new TooComplexError('too deep')
    inner.push(tag)
  }

  /** Returns whether the end tag is one of an element around, which closes this one too. */
  function end(tag: string, closesOneAround: () => boolean): boolean {
    const place = inner.lastIndexOf(tag)
    if (place >= 0) {
      inner.length = place
      return false
    }
    const isAround = tag !== outer && !CLOSED.has(outer) && closesOneAround()
    if (tag === outer || isAround) outer = ''
    return isAround
  }

  return { isOpen: () => outer !== '', begin, start, end }
}
