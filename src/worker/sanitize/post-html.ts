import { defaultTreeAdapter, serialize } from 'parse5'
import {
  type ChildNode,
  cleanInto,
  createElement,
  getAttribute,
  getElements,
  HEADING,
} from '#worker/sanitize/clean-tree.ts'
import { parseBounded } from '#worker/sanitize/parse-bounded.ts'
import { getText, roughLines } from '#worker/sanitize/plain-text.ts'

/** The ids of headings begin like this, and no id of the page does: an article cannot take the place of one. */
const HEADING_PREFIX = 's-'
/** The prefix of all other ids. No slug begins with a hyphen, so these never equal the id of a heading. */
const PLACE_PREFIX = 's--'
const MAX_SLUG_LENGTH = 60
/** Limit of a heading's text for its slug. */
const MAX_CHARACTERS = 1_000
const LAST_LEVEL = 6

/** Returns the address part of a heading in any script. */
function toSlug(text: string): string {
  const words = text
    .trimStart()
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  return [...words].slice(0, MAX_SLUG_LENGTH).join('').replace(/^-|-$/g, '') || 'section'
}

/**
 * Levels below the page's own `h1`: the first heading becomes `h2`, the others keep their order, and none skips a
 * level. Returns the level for each heading in turn.
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

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/**
 * Gives headings their level, and every place of the article an id of ours. Links within the article follow the ids.
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
    const id = newIds.get(decoded(href.value.slice(1)))
    if (id) href.value = `#${encodeURIComponent(id)}`
  }
}

/** Markup that is still not stable after so many passes is not an article. */
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
 * Returns the body of a post as HTML that is safe to put into a page, made of the allow-list's elements only. A result
 * is used when reading it again gives the same: markup that a second reader would understand differently does not get
 * through. What is too large, too deep or never stable comes back as paragraphs of its text. Never throws.
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
    // too much for the parser: the text is still worth reading
  }
  return asParagraphs(safe)
}
