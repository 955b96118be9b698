import type { Token } from 'parse5'

/** The allowed attributes, each with a check of its value. */
type Rules = Readonly<Record<string, RegExp>>

const SMALL_NUMBER = /^[1-9]\d{0,2}$/
const INTEGER = /^-?\d{1,6}$/
const ONE_LINE = /^[^\r\n]{1,200}$/
const CELL: Rules = { colspan: SMALL_NUMBER, rowspan: SMALL_NUMBER }

/** Returns a set of names, written as words. */
export function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Elements within a line of text. All other allowed elements are blocks. */
export const INLINE = names(
  'a em strong b i u s del ins mark small sub sup code kbd samp var cite q span bdi wbr abbr dfn time ruby rt rp',
)
const BLOCKS = names(
  'p br hr div blockquote pre figure figcaption details summary h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td img',
)

/** Attributes of every element. */
const EVERYWHERE: Rules = {
  lang: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/,
  dir: /^(?:ltr|rtl|auto)$/i,
}
/** Attributes of single elements. Other rules make addresses and the sizes of images. */
const ATTRIBUTES = new Map<string, Rules>([
  ['ol', { start: INTEGER, type: /^[1aAiI]$/, reversed: /^(?:reversed)?$/i }],
  ['li', { value: INTEGER }],
  ['th', { ...CELL, scope: /^(?:row|col|rowgroup|colgroup)$/i }],
  ['td', CELL],
  ['abbr', { title: ONE_LINE }],
  ['dfn', { title: ONE_LINE }],
  ['time', { datetime: /^[\dTtZz:+.-]{4,40}$/ }],
])

const renameTags = (list: string, name: string) => [...names(list)].map((other) => [other, name] as const)

/**
 * Replacements: elements with the same meaning as an allowed one, and blocks whose text has to stay a block.
 */
export const RENAMED = new Map([
  ...renameTags('strike', 's'),
  ...renameTags('tt', 'code'),
  ...renameTags('acronym', 'abbr'),
  ...renameTags('dir menu', 'ul'),
  ...renameTags('xmp listing plaintext', 'pre'),
  ...renameTags('article section main header footer nav aside address center form', 'div'),
  ...renameTags('fieldset legend dialog hgroup search', 'div'),
])

/**
 * Elements that are removed with their content: it is not text of the article, or browsers without JavaScript read it
 * differently.
 */
export const DROPPED_WITH_CONTENT = names(
  'script style noscript template title iframe frame frameset noframes object embed applet noembed svg math canvas audio video portal slot button input select textarea datalist option optgroup output meter progress',
)

/** Returns true for an allowed element. Others are replaced by their content. */
export function isAllowed(name: string): boolean {
  return INLINE.has(name) || BLOCKS.has(name)
}

/** Returns the attributes that an allowed element keeps. */
export function keptAttributes(
  name: string,
  attributes: ReadonlyArray<Token.Attribute>,
): Array<Token.Attribute> {
  const rules = { ...EVERYWHERE, ...ATTRIBUTES.get(name) }
  return attributes
    .filter(({ name, value }) => Object.hasOwn(rules, name) && rules[name]?.test(value))
    .map(({ name, value }) => ({ name, value }))
}
