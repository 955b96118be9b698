import { parseFragment } from 'parse5'
import * as v from 'valibot'
import { toPrintable } from '#lib/printable.ts'

export const MAX_TEXT_LENGTH = 2_000
export const MAX_NAME_LENGTH = 200

/** Matches most texts, which need no check by character. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/

/** Creates a schema for well-formed printable text. Cuts text that is longer than `most`. */
function printable(longest: number): (value: string) => string {
  return (value) => (value.length <= longest && PLAIN.test(value) ? value : toPrintable(value, longest))
}

const HTML_ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

function decodeEntity(entity: string): string {
  const [node] = parseFragment(entity).childNodes
  return node && 'value' in node ? node.value : entity
}

/** Decodes HTML entities once, because an API may escape text as if it were HTML. */
function decodeEntities(value: string): string {
  return value.includes('&') ? value.replace(HTML_ENTITY, decodeEntity) : value
}

/** The upstream may leave out a text that is empty, or send null. */
const text = v.pipe(v.string(), v.transform(decodeEntities), v.transform(printable(MAX_TEXT_LENGTH)))
export const textOrEmpty = v.nullish(text, '')
/** Text that may be markup, so its entities stay. */
export const markupOrEmpty = v.nullish(v.string(), '')
export const optionalText = v.pipe(
  v.nullish(text),
  v.transform((value) => value || undefined),
)

/** A required title. */
export const name = v.pipe(
  v.string(),
  v.transform(decodeEntities),
  v.transform(printable(MAX_NAME_LENGTH)),
  v.nonEmpty(),
)

/** An id is a text or a whole number, which becomes a text. */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => printable(MAX_NAME_LENGTH)(String(value))),
  v.nonEmpty(),
)

/** The id of another entry; undefined when it is missing, null or empty. */
export const optionalId = v.pipe(
  v.nullish(v.union([v.string(), v.pipe(v.number(), v.safeInteger())])),
  v.transform((value) => printable(MAX_NAME_LENGTH)(String(value ?? '')) || undefined),
)

/** A whole number that is not negative. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The same; missing when the upstream sends null. */
export const optionalCount = v.pipe(
  v.nullish(count),
  v.transform((value) => value ?? undefined),
)

/** A price, a number of years or minutes. 0 counts as missing. */
export const optionalAmount = v.pipe(
  v.nullish(count),
  v.transform((value) => value || undefined),
)

/** Returns what identifies an entry in its list; undefined for one without an id. */
function getKey(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const [key] = ['_id', 'id', 'value'].filter((name) => name in entry)
  return key && Reflect.get(entry, key)
}

/** Keeps the first of equal texts and of the entries with one id. Entries without an id stay. */
export function firstOfEachId<T>(entries: ReadonlyArray<T>): Array<T> {
  const seen = new Set<unknown>()
  return entries.filter((entry) => {
    const key = getKey(entry)
    const isRepeat = key !== undefined && seen.has(key)
    seen.add(key)
    return !isRepeat
  })
}

/** Creates a schema for a list. Reads at most `most` entries; a missing list or null is empty. */
export function listField<TSchema extends v.GenericSchema>(schema: TSchema, most: number) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((entries) => entries.slice(0, most)),
    v.array(schema),
    v.transform(firstOfEachId),
  )
}

/** Creates a schema like `listField`, but a missing list or null is undefined. */
export function optionalListField<TSchema extends v.GenericSchema>(schema: TSchema, most: number) {
  return v.pipe(
    v.nullish(v.array(v.unknown())),
    v.transform((entries) => entries?.slice(0, most)),
    v.optional(v.array(schema)),
    v.transform((entries) => entries && firstOfEachId(entries)),
  )
}
