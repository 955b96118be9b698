import type * as v from 'valibot'
import { toParts } from '../openapi/schema-parts.ts'
import type { Finding } from './report.ts'

const HTML_ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i
const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/
const HTML_FIELDS = ['content', 'seo_description']
const DATE_FIELDS = ['createdAt', 'updatedAt', 'on', 'since', 'date']

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/**
 * Compares raw entries with their schema: fields that only one of them has, texts, dates and picture URLs.
 */
export function inspect(
  schema: v.GenericSchema,
  entries: ReadonlyArray<unknown>,
): { pictures: ReadonlySet<string>; findings: Array<Finding> } {
  const pictures = new Set<string>()
  /** Counts by kind of note, then by the path of the field without indices, such as `childCategories.title`. */
  const notes = new Map<string, Map<string, number>>()

  function note(kind: string, path: string): void {
    const counts = notes.get(kind) ?? new Map<string, number>()
    notes.set(kind, counts.set(path, (counts.get(path) ?? 0) + 1))
  }

  function visitText(path: string, text: string): void {
    const field = path.split('.').at(-1) ?? ''
    if (field === 'image') {
      if (/^https?:\/\//i.test(text)) pictures.add(text)
    } else if (DATE_FIELDS.includes(field)) {
      if (text && !ISO_DATE.test(text)) note('dates that are not ISO 8601', path)
    } else if (!HTML_FIELDS.includes(field) && HTML_ENTITY.test(text)) {
      note('HTML entities in plain text', path)
    }
  }

  function visit(part: v.GenericSchema | undefined, value: unknown, path: string): void {
    if (typeof value === 'string') visitText(path, value)
    if (typeof value !== 'object' || value === null) return
    const parts = part && toParts(part)
    if (Array.isArray(value)) {
      for (const item of value) visit(parts?.kind === 'list' ? parts.item : undefined, item, path)
      return
    }
    const fields = parts?.kind === 'object' ? parts.fields : undefined
    const at = (field: string) => (path ? `${path}.${field}` : field)
    for (const field of fields?.keys() ?? [])
      if (field !== 'matches' && isEmpty(Reflect.get(value, field))) note('left out', at(field))
    for (const [field, inner] of Object.entries(value)) {
      if (fields && !fields.has(field)) note('fields that are not read', at(field))
      else visit(fields?.get(field), inner, at(field))
    }
  }

  for (const entry of entries) visit(schema, entry, '')
  const findings = [...notes].map(([kind, counts]): Finding => {
    const fields = [...counts].map(([path, number]) => `${path} (${number})`)
    return { kind: 'NOTE', text: `${kind}: ${fields.join(', ')}` }
  })
  return { pictures, findings }
}
