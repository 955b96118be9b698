import { imageAddress, linkAddress } from '#worker/sanitize/addresses.ts'
import { isAllowed, keptAttributes } from '#worker/sanitize/allow-list.ts'
import {
  decodeAddress,
  decodeReferences,
  escapeHtml,
  normalHtml,
} from '#worker/sanitize/character-references.ts'
import { HEADING } from '#worker/sanitize/element-kinds.ts'
import type { RawAttributes } from '#worker/sanitize/read-markup.ts'
import type { Attribute, Element } from '#worker/sanitize/tree.ts'

/** Our own classes, styled in `styles/article.css`: a table that may scroll sideways, an image whose size nobody gave. */
export const TABLE_CLASS = 'table-scroll'
const UNSIZED_CLASS = 'unsized'
const UNSIZED = { width: '640', height: '360' }

/** Attributes from names and values that are HTML already. */
export function attributesOf(values: Readonly<Record<string, string>>): Array<Attribute> {
  return Object.entries(values).map(([name, value]) => ({ name, value }))
}

function pixels(value: string | undefined): string | undefined {
  return value && /^[1-9]\d{0,3}(?:px)?$/.test(value) ? String(Number.parseInt(value, 10)) : undefined
}

function addressIn(raw: RawAttributes, name: string): string {
  return decodeAddress(raw.get(name) ?? '') ?? ''
}

function cleanImage(raw: RawAttributes): Element | undefined {
  const src = imageAddress(addressIn(raw, 'src'))
  if (src === undefined) return undefined
  const width = pixels(raw.get('width'))
  const height = pixels(raw.get('height'))
  const isSized = width && height && raw.get('class') !== UNSIZED_CLASS
  const attributes = attributesOf({
    src: escapeHtml(src),
    alt: normalHtml(raw.get('alt') ?? ''),
    ...(isSized ? { width, height } : { class: UNSIZED_CLASS, ...UNSIZED }),
    loading: 'lazy',
    decoding: 'async',
  })
  return { name: 'img', attributes, children: [] }
}

function cleanLink(raw: RawAttributes, kept: ReadonlyArray<Attribute>): Element | undefined {
  const address = linkAddress(addressIn(raw, 'href'))
  if (!address) return undefined
  const outside = address.isOutside ? { target: '_blank', rel: 'noopener nofollow' } : {}
  const attributes = [...attributesOf({ href: escapeHtml(address.href) }), ...kept, ...attributesOf(outside)]
  return { name: 'a', attributes, children: [] }
}

/**
 * The element that a start tag makes, with nothing from the markup but what the allow-list knows; undefined for a tag
 * that is left out.
 */
export function cleanElement(name: string, raw: RawAttributes): Element | undefined {
  if (!isAllowed(name)) return undefined
  if (name === 'img') return cleanImage(raw)
  const attributes = keptAttributes(name, raw)
  if (name === 'a') return cleanLink(raw, attributes)
  if (name === 'span' && attributes.length === 0) return undefined
  // The frame that a table has in our own output is made anew.
  if (name === 'div' && raw.get('class') === TABLE_CLASS) return undefined
  const oldId = HEADING.test(name) ? decodeReferences(raw.get('id') ?? '') : ''
  return { name, attributes, children: [], ...(oldId && { oldId }) }
}
