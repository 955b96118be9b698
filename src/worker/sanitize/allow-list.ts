import { decodeReferences, normalHtml } from '#worker/sanitize/character-references.ts'
import type { RawAttributes } from '#worker/sanitize/read-markup.ts'
import type { Attribute } from '#worker/sanitize/tree.ts'

/** What a value has to look like to be kept. */
type Rule = RegExp

const SMALL_NUMBER = /^[1-9]\d{0,2}$/
const INTEGER = /^-?\d{1,6}$/
const ONE_LINE = /^[^\r\n]{1,200}$/

/** Attributes of every element. */
const EVERYWHERE: Record<string, Rule> = {
  lang: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/,
  dir: /^(?:ltr|rtl|auto)$/i,
}

const NONE: Record<string, Rule> = {}
const CELL: Record<string, Rule> = { colspan: SMALL_NUMBER, rowspan: SMALL_NUMBER }

const plain = (name: string): [string, Record<string, Rule>] => [name, NONE]
const block = (name: string): [string, string] => [name, 'div']

function split(list: string): Array<string> {
  return list.split(' ')
}

/** A set of names, written as words. */
export function names(list: string): ReadonlySet<string> {
  return new Set(split(list))
}

/**
 * The elements of an article and the attributes that they may have. Addresses and the sizes of images are not among
 * them: those are made by rules of their own. Any other element gives way to its content.
 */
const ELEMENTS = new Map<string, Record<string, Rule>>([
  ...split('p br hr div blockquote pre figure figcaption details summary h1 h2 h3 h4 h5 h6').map(plain),
  ...split('ul dl dt dd table caption thead tbody tfoot tr a img').map(plain),
  ...split('em strong b i u s del ins mark small sub sup code kbd samp var cite q span bdi wbr').map(plain),
  ...split('ruby rt rp').map(plain),
  ['ol', { start: INTEGER, type: /^[1aAiI]$/, reversed: /^(?:reversed)?$/i }],
  ['li', { value: INTEGER }],
  ['th', { ...CELL, scope: /^(?:row|col|rowgroup|colgroup)$/i }],
  ['td', CELL],
  ['abbr', { title: ONE_LINE }],
  ['dfn', { title: ONE_LINE }],
  ['time', { datetime: /^[\dTtZz:+.-]{4,40}$/ }],
])

/** Elements that mean the same as one of the above, and blocks whose text has to stay a block. */
export const RENAMED = new Map([
  ['image', 'img'],
  ['strike', 's'],
  ['tt', 'code'],
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ...split('xmp listing plaintext').map((name): [string, string] => [name, 'pre']),
  ...split('article section main header footer nav aside address center form').map(block),
  ...split('fieldset legend dialog hgroup search').map(block),
])

/** Elements whose content is not text of the article, or that a browser without scripts would read differently. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set([
  ...split('script style noscript template title iframe frame frameset noframes'),
  ...split('object embed applet noembed svg math canvas audio video portal slot'),
  ...split('button input select textarea datalist option optgroup output meter progress'),
])

export function isAllowed(name: string): boolean {
  return ELEMENTS.has(name)
}

/** Those of the attributes that an allowed element may keep. */
export function keptAttributes(name: string, attributes: RawAttributes): Array<Attribute> {
  const rules = { ...EVERYWHERE, ...ELEMENTS.get(name) }
  return [...attributes]
    .filter(([key, raw]) => Object.hasOwn(rules, key) && rules[key]?.test(decodeReferences(raw)))
    .map(([key, raw]) => ({ name: key, value: normalHtml(raw) }))
}
