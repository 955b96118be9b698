import type * as v from 'valibot'
import { partsOf } from './schema-parts.ts'

/** How often something was seen, by the path of its field without indices: `childCategories.superChildren.priceFrom`. */
export type Counts = Map<string, number>

export type Looked = {
  /** Fields that the contract does not name. */
  unknown: Counts
  /** Optional fields that were left out, and how many could have had each. */
  missing: Counts
  possible: Counts
}

export function lookedAtNothing(): Looked {
  return { unknown: new Map(), missing: new Map(), possible: new Map() }
}

function count(counts: Counts, path: string): void {
  counts.set(path, (counts.get(path) ?? 0) + 1)
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Compares a value with its schema, field by field, and counts what is unknown and what is left out. */
export function lookAt(schema: v.GenericSchema, value: unknown, looked: Looked, path = ''): void {
  const parts = partsOf(schema)
  if (parts.kind === 'list' && Array.isArray(value)) {
    for (const entry of value) lookAt(parts.item, entry, looked, path)
    return
  }
  if (parts.kind !== 'object' || typeof value !== 'object' || value === null) return
  const at = (field: string) => (path === '' ? field : `${path}.${field}`)
  for (const field of Object.keys(value)) if (!parts.fields.has(field)) count(looked.unknown, at(field))
  for (const [field, inner] of parts.fields) {
    const part: unknown = Reflect.get(value, field)
    count(looked.possible, at(field))
    if (isEmpty(part)) count(looked.missing, at(field))
    else lookAt(inner, part, looked, at(field))
  }
}
