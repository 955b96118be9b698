import * as v from 'valibot'

/** What was wrong with an answer, for one log line. */
export type EntryProblem = { index: number; issue: string }

function describe(issues: ReadonlyArray<v.BaseIssue<unknown>>): string {
  const issue = issues[0]
  return issue ? `${v.getDotPath(issue) ?? 'value'}: ${issue.message}` : 'invalid'
}

/** An answer whose body does not have the agreed shape. */
export class InvalidBodyError extends Error {
  override name = 'InvalidBodyError'
}

/** Longest list that is read; what is beyond is left out. */
export const MOST_ENTRIES = 2_000

const listEnvelope = v.object({ data: v.array(v.unknown()) })
const itemEnvelope = v.object({ data: v.unknown() })

/**
 * Reads `{ data: [...] }`. Entries of the wrong shape are left out and given to `onProblem`.
 * @throws InvalidBodyError when the body is not a list, or no entry of a non-empty list is usable.
 */
export function parseList<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
  onProblem: (problem: EntryProblem) => void,
): Array<v.InferOutput<TSchema>> {
  const envelope = v.safeParse(listEnvelope, body)
  if (!envelope.success) throw new InvalidBodyError(describe(envelope.issues))
  const entries = envelope.output.data
  if (entries.length > MOST_ENTRIES) onProblem({ index: MOST_ENTRIES, issue: 'too many entries' })
  const good: Array<v.InferOutput<TSchema>> = []
  entries.slice(0, MOST_ENTRIES).forEach((entry, index) => {
    const result = v.safeParse(schema, entry)
    if (result.success) good.push(result.output)
    else onProblem({ index, issue: describe(result.issues) })
  })
  if (good.length === 0 && entries.length > 0) throw new InvalidBodyError('no usable entry in the list')
  return good
}

/**
 * Reads `{ data: {...} }`; `null` data means that the entry does not exist.
 * @throws InvalidBodyError when the body has another shape.
 */
export function parseItem<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
): v.InferOutput<TSchema> | null {
  const envelope = v.safeParse(itemEnvelope, body)
  if (body === null) return null
  if (!envelope.success) throw new InvalidBodyError(describe(envelope.issues))
  if (envelope.output.data === null) return null
  const result = v.safeParse(schema, envelope.output.data)
  if (!result.success) throw new InvalidBodyError(describe(result.issues))
  return result.output
}
