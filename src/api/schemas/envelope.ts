import * as v from 'valibot'
import { isAbsent, isStatus } from '#api/errors.ts'

/** An entry that a list does without, by its index, with the reason. */
export type Dropped = { index: number; issue: string }

/** The data of an answer, null for an entry that does not exist, and the entries that were dropped. */
export type Parsed<T> = { data: T; dropped: ReadonlyArray<Dropped> }

/** An answer whose body does not match the contract. */
export class InvalidBodyError extends Error {
  override name = 'InvalidBodyError'
}

/** An API without codes gives every answer the code of success. */
const envelope = v.object({ code: v.nullish(v.union([v.number(), v.string()]), 200), data: v.unknown() })

/** Describes an issue for the log without the value, which may be personal data in the wrong field. */
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'value'}: expected ${issue.expected ?? issue.type}`
}

/** Returns the code and the data of an answer. @throws InvalidBodyError for another body */
function readEnvelope(body: unknown): { code: number; data: unknown } {
  const read = v.safeParse(envelope, body)
  if (!read.success) throw new InvalidBodyError(describe(read.issues[0]))
  return { code: Number(read.output.code), data: read.output.data }
}

/** @throws InvalidBodyError when the answer reports a failure */
function expectSuccess(code: number): void {
  if (code !== 200)
    throw new InvalidBodyError(`code: expected 200, found ${isStatus(code) ? code : 'no status'}`)
}

/**
 * Parses `{ data: [...] }`. Drops entries that do not match the schema, and all but the first with one address.
 * @throws InvalidBodyError if the body is not a list, or no entry of it matches
 */
export function parseList<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
  getAddress: (entry: v.InferOutput<TSchema>) => unknown,
): Parsed<Array<v.InferOutput<TSchema>>> {
  const { code, data } = readEnvelope(body)
  expectSuccess(code)
  if (!Array.isArray(data)) throw new InvalidBodyError('data: expected a list')
  const dropped: Array<Dropped> = []
  const kept = new Map<unknown, v.InferOutput<TSchema>>()
  for (const [index, entry] of data.entries()) {
    const result = v.safeParse(schema, entry)
    const address = result.success ? (getAddress(result.output) ?? index) : undefined
    if (!result.success) dropped.push({ index, issue: describe(result.issues[0]) })
    else if (kept.has(address)) dropped.push({ index, issue: 'address of an earlier entry' })
    else kept.set(address, result.output)
  }
  if (data.length > 0 && kept.size === 0)
    throw new InvalidBodyError(`data: expected entries, found ${dropped[0]?.issue}`)
  return { data: [...kept.values()], dropped }
}

/**
 * Parses `{ data: {...} }`; `null` data, or a code of 404 or 410, means that the entry does not exist.
 * @throws InvalidBodyError if the body does not match the schema or reports a failure
 */
export function parseItem<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
): Parsed<v.InferOutput<TSchema> | null> {
  const { code, data } = readEnvelope(body)
  if (isAbsent(code)) return { data: null, dropped: [] }
  expectSuccess(code)
  if (data === null) return { data, dropped: [] }
  const read = v.safeParse(schema, data)
  if (!read.success) throw new InvalidBodyError(describe(read.issues[0]))
  return { data: read.output, dropped: [] }
}

/** Parses `{ data: [...] }` with the fields of a page, such as its cursor. @throws InvalidBodyError as `parseList` */
export function parsePage<TEntry extends v.GenericSchema, TRest extends v.GenericSchema<unknown, object>>(
  entrySchema: TEntry,
  restSchema: TRest,
  body: unknown,
  getAddress: (entry: v.InferOutput<TEntry>) => unknown,
): Parsed<{ data: Array<v.InferOutput<TEntry>> } & v.InferOutput<TRest>> {
  const { data, dropped } = parseList(entrySchema, body, getAddress)
  return { data: { data, ...v.parse(restSchema, body) }, dropped }
}

/** Returns an answer with another form of its entry, if there is one. */
export function mapData<T, Other>(
  { data, dropped }: Parsed<T | null>,
  map: (data: T) => Other,
): Parsed<Other | null> {
  return { data: data === null ? null : map(data), dropped }
}
