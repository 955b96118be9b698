import { parseFragment } from 'parse5'
import * as v from 'valibot'
import { toPrintable } from '#lib/printable.ts'

export const MAX_TEXT_LENGTH = 2_000
export const MAX_NAME_LENGTH = 200

/** Matches most texts, which need no check by character. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/

/** Creates a function that makes text well-formed and printable, and cuts it at `longest` characters. */
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

/** Creates a schema for a part that a page can do without: null or another type counts as missing. */
export function optional<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.optional(schema), undefined)
}

/** Creates a schema like `optional`, but with a default. */
export function orDefault<TSchema extends v.GenericSchema, const TDefault extends v.InferInput<TSchema>>(
  schema: TSchema,
  value: TDefault & v.InferOutput<TSchema>,
) {
  return v.fallback(v.optional(schema, value), value)
}

const text = v.pipe(v.string(), v.transform(decodeEntities), v.transform(printable(MAX_TEXT_LENGTH)))
export const textOrEmpty = orDefault(text, '')
export const optionalText = optional(v.pipe(text, v.nonEmpty()))
/** Text that may be markup, so its entities stay. */
export const markupOrEmpty = orDefault(v.string(), '')

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

/** A whole number that is not negative. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const optionalCount = optional(count)

/** A price, a number of years or minutes. 0 counts as missing. */
export const optionalAmount = optional(v.pipe(count, v.minValue(1)))

/** Creates a schema for the entries of a list. Drops invalid ones, and repeated texts. */
function entriesOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.transform((entries) => [...new Set(entries)].filter((entry) => entry !== null)),
  )
}

/** Creates a schema for a list within an entry. One that is missing or invalid is empty. */
export function listField<TSchema extends v.GenericSchema>(schema: TSchema) {
  return orDefault(entriesOf(schema), [])
}

/** Creates a schema like `listField`, but a missing or invalid list is undefined. */
export function optionalListField<TSchema extends v.GenericSchema>(schema: TSchema) {
  return optional(entriesOf(schema))
}
