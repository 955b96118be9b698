import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'
import { INLINE } from '#worker/sanitize/allow-list.ts'
import { cleanInto, HEADING } from '#worker/sanitize/clean-tree.ts'
import {
  type ChildNode,
  createElement,
  getAttribute,
  getElements,
  isElement,
} from '#worker/sanitize/elements.ts'

/** Limit of the parsed markup, and of the attributes of all its elements, in characters. */
export const MAX_MARKUP_CHARACTERS = 512 * 1024
/**
 * Limit of nodes. Unclosed formatting is reopened in every block, so there can be far more elements than tags.
 */
const MAX_NODES = 20_000
const MAX_OPEN_ELEMENTS = 512
/** Limit of the attributes of one element. */
const MAX_ATTRIBUTES = 256

/** Returns a tree adapter that counts what the parser creates and throws at the limits. */
function boundedAdapter(): typeof defaultTreeAdapter {
  let nodes = 0
  let attributeCharacters = 0
  let openElements = 0

  function count(): void {
    nodes += 1
    if (nodes > MAX_NODES) throw new RangeError('too many nodes')
  }

  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      count()
      if (attributes.length > MAX_ATTRIBUTES) throw new RangeError('too many attributes')
      for (const { name, value } of attributes) attributeCharacters += name.length + value.length
      // Reopened formatting repeats its attributes, so they can exceed the markup.
      if (attributeCharacters > MAX_MARKUP_CHARACTERS) throw new RangeError('too large attributes')
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
    createCommentNode(data) {
      count()
      return defaultTreeAdapter.createCommentNode(data)
    },
    onItemPush() {
      openElements += 1
      if (openElements > MAX_OPEN_ELEMENTS) throw new RangeError('too deep')
    },
    onItemPop() {
      openElements -= 1
    },
  }
}

/**
 * Parses markup with the HTML5 algorithm as the content of a `<div>`, as browsers without JavaScript do: they have the
 * elements of a `<noscript>`. @throws RangeError at the limits, before it takes much time or memory
 */
export function parseBounded(markup: string): DefaultTreeAdapterTypes.DocumentFragment {
  if (markup.length > MAX_MARKUP_CHARACTERS) throw new RangeError('too long')
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  return parseFragment(context, markup, { treeAdapter: boundedAdapter(), scriptingEnabled: false })
}

/** Limit of text from markup that cannot be parsed. Escaped, it stays within the limit of the parser. */
const MAX_ROUGH_CHARACTERS = 80_000

/** Returns the text of nodes, with blocks and line breaks on lines of their own. */
function getText(nodes: ReadonlyArray<ChildNode>): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!isElement(node)) return ''
      const text = getText(node.childNodes)
      return INLINE.has(node.tagName) ? text : ` ${text} `
    })
    .join('')
}

/** Returns the text lines of markup that cannot be parsed: everything that could be a tag is removed. */
function roughLines(markup: string): Array<string> {
  const text = markup
    .slice(0, MAX_ROUGH_CHARACTERS)
    .replace(/<\/?(?:p|div|h[1-6]|li|tr|br|ul|ol|table|section|article)(?![a-z0-9])[^<>]*>?/gi, '\n')
    .replace(/<[^<>]*>?/g, '')
  return getText(parseBounded(text).childNodes)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Returns the text of markup on one line, with character references resolved. Never throws. */
export function plainText(markup: string): string {
  const body = createElement('div')
  let text: string
  try {
    cleanInto(body, parseBounded(markup).childNodes)
    text = getText(body.childNodes)
  } catch {
    text = roughLines(markup).join(' ')
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** The prefix of heading ids. No id of the page begins like this, so an article cannot reuse one. */
const HEADING_PREFIX = 's-'
/** The prefix of all other ids. No slug begins with a hyphen, so these never equal the id of a heading. */
const PLACE_PREFIX = 's--'
const MAX_SLUG_LENGTH = 60
/** Limit of a heading's text for its slug. */
const MAX_HEADING_CHARACTERS = 1_000
const LAST_LEVEL = 6

/** Returns the address part of a heading in any script. */
function toSlug(text: string): string {
  const words = text
    .trimStart()
    .slice(0, MAX_HEADING_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  return [...words].slice(0, MAX_SLUG_LENGTH).join('').replace(/^-|-$/g, '') || 'section'
}

/**
 * Creates the levels of headings: the first is `h2`, the others keep their order, and none skips a level. The function
 * returns the level for each heading in turn.
 */
function createOutline(): (level: number) => number {
  const open: Array<number> = []
  return function next(level) {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(open.length + 1, LAST_LEVEL)
  }
}

function createIds(): (text: string) => string {
  const numbers = new Map<string, number>()
  return function next(text) {
    const base = HEADING_PREFIX + toSlug(text)
    let number = (numbers.get(base) ?? 0) + 1
    let id = number === 1 ? base : `${base}-${number}`
    while (numbers.has(id)) {
      number += 1
      id = `${base}-${number}`
    }
    numbers.set(id, 1)
    numbers.set(base, number)
    return id
  }
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/**
 * Sets the levels of headings and gives every link target an id of ours. Links within the article follow the ids.
 */
function arrangePlaces(nodes: ReadonlyArray<ChildNode>): void {
  const nextLevel = createOutline()
  const nextId = createIds()
  const newIds = new Map<string, string>()
  const elements = getElements(nodes)
  for (const element of elements) {
    const oldId = getAttribute(element, 'id')
    const isFirst = oldId !== undefined && !newIds.has(oldId)
    element.attrs = element.attrs.filter(({ name }) => name !== 'id')
    if (HEADING.test(element.tagName)) {
      const id = nextId(getText(element.childNodes))
      if (isFirst) newIds.set(oldId, id)
      element.tagName = `h${nextLevel(Number(element.tagName.slice(1)))}`
      element.nodeName = element.tagName
      element.attrs.unshift({ name: 'id', value: id })
    } else if (isFirst) {
      const id = oldId.startsWith(PLACE_PREFIX) ? oldId : PLACE_PREFIX + oldId
      newIds.set(oldId, id)
      element.attrs.push({ name: 'id', value: id })
    }
  }
  for (const { tagName, attrs } of elements) {
    const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href') : undefined
    if (!href?.value.startsWith('#')) continue
    const id = newIds.get(decodeFragment(href.value.slice(1)))
    if (id) href.value = `#${encodeURIComponent(id)}`
  }
}

/** Limit of passes. Markup that is not stable after them is not an article. */
const MAX_PASSES = 4
const MAX_PARAGRAPHS = 1_000

function asParagraphs(markup: string): string {
  const body = createElement('div')
  for (const line of roughLines(markup).slice(0, MAX_PARAGRAPHS)) {
    const paragraph = createElement('p')
    defaultTreeAdapter.insertText(paragraph, line)
    defaultTreeAdapter.appendChild(body, paragraph)
  }
  return serialize(body)
}

/**
 * Returns the body of a post as HTML that is safe to put into a page: allowed elements only. A result is used only when
 * it parses to itself, so that no browser reads it differently. Markup that is too large, too deep or never stable
 * becomes paragraphs of its text. Never throws.
 */
export function sanitizePostHtml(markup: string): string {
  let safe = markup.toWellFormed()
  try {
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const parsed = parseBounded(safe)
      const body = createElement('div')
      cleanInto(body, parsed.childNodes)
      arrangePlaces(body.childNodes)
      const again = serialize(body)
      if (again === safe && serialize(parsed) === safe) return safe
      safe = again
    }
  } catch {
    // The parser refused the markup, but its text is readable.
  }
  return asParagraphs(safe)
}
