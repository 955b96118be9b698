import * as v from 'valibot'
import type { ProviderFilters, ProviderSort } from '#api/provider-filters.ts'
import { hashText } from '#lib/hash.ts'
import type { Position } from '#upstream/directory/select.ts'

const cursorSchema = v.strictTuple([v.number(), v.pipe(v.number(), v.safeInteger()), v.string()])

/** What a cursor belongs to: another list, or the same in another order, does not know its place. */
function listOf(sort: ProviderSort, { after: _, limit: __, ...filters }: ProviderFilters): number {
  const given = Object.entries({ ...filters, sort }).filter(([, value]) => value !== undefined)
  return hashText(JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** The place where the next page begins, as base64url (RFC 4648 section 5). */
export function writeCursor(sort: ProviderSort, filters: ProviderFilters, { key, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([listOf(sort, filters), key, id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The place that a cursor says; undefined, which is the first page, when it was made up or belongs to another list. */
export function readCursor(sort: ProviderSort, filters: ProviderFilters): Position | undefined {
  try {
    const text = atob((filters.after ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const [list, key, id] = v.parse(cursorSchema, JSON.parse(text))
    return list === listOf(sort, filters) ? { key, id } : undefined
  } catch {
    return undefined
  }
}
