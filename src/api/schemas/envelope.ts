import * as v from 'valibot'
import { describe, tolerant } from '#api/schemas/tolerant.ts'

/** What was wrong with an answer, for one log line: an entry was left out, or a part of it has its default. */
export type EntryProblem = { kind: 'dropped' | 'defaulted'; index: number; issue: string }

/** An answer whose body does not have the agreed shape. */
export class InvalidBodyError extends Error {
  override name = 'InvalidBodyError'
}

/** Longest list that is read; what is beyond is left out. */
export const MOST_ENTRIES = 2_000

const listEnvelope = v.object({ data: v.array(v.unknown()) })
const itemEnvelope = v.object({ data: v.unknown() })

/**
 * Reads `{ data: [...] }`. Entries without an identity are left out; what else cannot be read has its default. Both are
 * given to `onProblem`. @throws InvalidBodyError when the body is not a list, or no entry of a non-empty list is usable.
 */
export function parseList<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
  onProblem: (problem: EntryProblem) => void,
): Array<v.InferOutput<TSchema>> {
  const envelope = v.safeParse(listEnvelope, body)
  if (!envelope.success) throw new InvalidBodyError(describe(envelope.issues[0]))
  const entries = envelope.output.data
  if (entries.length > MOST_ENTRIES)
    onProblem({ kind: 'dropped', index: MOST_ENTRIES, issue: 'too many entries' })
  let index = 0
  const reader = tolerant(schema, {
    onDefault: (issue) => onProblem({ kind: 'defaulted', index, issue }),
  })
  const good: Array<v.InferOutput<TSchema>> = []
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    const read = v.parse(reader, entry)
    if (read !== null) good.push(read)
    else onProblem({ kind: 'dropped', index, issue: describe(v.safeParse(schema, entry).issues?.[0]) })
    index += 1
  }
  if (good.length === 0 && entries.length > 0) throw new InvalidBodyError('no usable entry in the list')
  return good
}

export type ItemReading = {
  onProblem?: (problem: EntryProblem) => void
  /** What its address says of the entry. */
  known?: Readonly<Record<string, string>>
}

/**
 * Reads `{ data: {...} }`; `null` data means that the entry does not exist. What cannot be read has its default.
 * @throws InvalidBodyError when the body has another shape.
 */
export function parseItem<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
  { onProblem, known = {} }: ItemReading = {},
): v.InferOutput<TSchema> | null {
  const envelope = v.safeParse(itemEnvelope, body)
  if (body === null) return null
  if (!envelope.success) throw new InvalidBodyError(describe(envelope.issues[0]))
  const { data } = envelope.output
  if (data === null) return null
  const onDefault = (issue: string) => onProblem?.({ kind: 'defaulted', index: 0, issue })
  const read = v.parse(tolerant(schema, { onDefault, known }), data)
  if (read === null) throw new InvalidBodyError(describe(v.safeParse(schema, data).issues?.[0]))
  return read
}

/**
 * Reads `{ data: [...] }` with what a page of a list says beside it.
 * @throws InvalidBodyError as `parseList` does, and when what is beside the list has another shape
 */
export function parsePage<TEntry extends v.GenericSchema, TRest extends v.GenericSchema<unknown, object>>(
  entrySchema: TEntry,
  restSchema: TRest,
  body: unknown,
  onProblem: (problem: EntryProblem) => void,
): { data: Array<v.InferOutput<TEntry>> } & v.InferOutput<TRest> {
  const data = parseList(entrySchema, body, onProblem)
  const rest = v.safeParse(restSchema, body)
  if (!rest.success) throw new InvalidBodyError(describe(rest.issues[0]))
  return { data, ...rest.output }
}
