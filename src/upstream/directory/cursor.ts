import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import * as v from 'valibot'
import { hashText } from '#lib/hash.ts'

/** The last entry of a page: its key and id, and the rank of its city in a list over several cities. */
export type Position = { rank: number; key: number; id: string }

const integer = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const cursorSchema = v.strictTuple([integer, integer, integer, v.pipe(v.string(), v.maxLength(64))])

/** The parameters that do not change the entries of a list or their order. */
const UNORDERED = new Set(['after', 'limit', 'lang'])

/** Names a list by its filters and order. A cursor belongs to one list. */
export function listName(filters: Readonly<Record<string, string | number | undefined>>): string {
  const filtering = Object.entries(filters).filter(
    ([name, value]) => value !== undefined && !UNORDERED.has(name),
  )
  return JSON.stringify(filtering.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Names the reviews of a provider as a list. */
export function reviewsName(id: string): string {
  return `reviews/${id}`
}

/** Writes the position after which the next page begins, as base64url (RFC 4648 section 5). */
export function writeCursor(list: string, { rank, key, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([hashText(list), rank, key, id]))
  return encodeBase64Url(bytes.buffer).replace(/=+$/, '')
}

/** Reads a cursor of a list; undefined, which means the first page, when it is malformed or of another list. */
export function readCursor(list: string, cursor = ''): Position | undefined {
  try {
    const [hash, rank, key, id] = v.parse(
      cursorSchema,
      JSON.parse(new TextDecoder().decode(decodeBase64Url(cursor))),
    )
    return hash === hashText(list) ? { rank, key, id } : undefined
  } catch {
    return undefined
  }
}

/** Removes a cursor that the embedded upstream does not read: such a query asks for the first page. */
export function dropForeignCursor(query: URLSearchParams, reviewed: string): void {
  const list = reviewed ? reviewsName(reviewed) : listName(Object.fromEntries(query))
  const after = query.get('after')
  if (after !== null && !readCursor(list, after)) query.delete('after')
}
