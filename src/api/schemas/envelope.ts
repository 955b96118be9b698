import * as v from 'valibot'
import { isStatus } from '#api/errors.ts'
import { firstOfEachId } from '#api/schemas/fields.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { slugify, titleFromSlug } from '#lib/slug.ts'

type Path = ReadonlyArray<unknown>
type Fields = Readonly<Record<string, unknown>>
/** Replaces a part; undefined removes it from its list or object. */
type Change = { path: Path; value: string | undefined }

/** Limit of successive corrections, enough for the deepest part of the contract; then whole fields are dropped. */
const EXACT_ROUNDS = 8
const MAX_ROUNDS = 12

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a name of an entry if it is a text or a whole number. */
function nameIn(entry: Fields, keys: ReadonlyArray<string>): string | undefined {
  const values = keys.map((key) => entry[key])
  const found = values.find(
    (value) => Number.isSafeInteger(value) || (typeof value === 'string' && value.trim()),
  )
  return found === undefined ? undefined : String(found)
}

/** Returns the id for a title: the site's own id of a built-in service, else one that cannot be part of an address. */
function idFromTitle(title: string): string | undefined {
  const part = slugify(title)
  if (serviceCatalogue.some(({ id }) => id === part)) return part
  return part && `name:${part}`
}

/** Returns the missing title or id of an entry, taken from its other names. */
function getIdentity(entry: Fields, key: unknown): string | undefined {
  const title = [entry.title, entry.name].find((value) => typeof value === 'string')
  if (key === '_id' || key === 'id') return nameIn(entry, ['_id', 'id', 'slug']) ?? idFromTitle(title ?? '')
  if (key !== 'title') return undefined
  return title?.trim() || titleFromSlug(nameIn(entry, ['slug', '_id', 'id']) ?? '')
}

/** Returns a copy of data with the changes made. */
function changed(data: unknown, changes: ReadonlyArray<Change>): unknown {
  const own = changes.find(({ path }) => path.length === 0)
  if (own) return own.value
  if (changes.length === 0) return data
  const byKey = Map.groupBy(changes, ({ path: [key] }) => String(key))
  const inside = (key: string, value: unknown) =>
    changed(
      value,
      (byKey.get(key) ?? []).map(({ path: [, ...path], value }) => ({ path, value })),
    )
  if (Array.isArray(data)) {
    return data.flatMap((value, index) => {
      const rest = inside(String(index), value)
      return rest === undefined ? [] : [rest]
    })
  }
  if (!isFields(data)) return data
  const keys = new Set([...Object.keys(data), ...byKey.keys()])
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const rest = inside(key, data[key])
      return rest === undefined ? [] : [[key, rest]]
    }),
  )
}

/** Returns the default of a required part. The id in the address precedes all other names. */
function standIn(entry: Fields, key: string, known: Tolerance['known']): string | undefined {
  if (!known) return getIdentity(entry, key)
  if (getIdentity(entry, 'title') === '') return undefined
  return known[key] ?? (key === 'title' ? getIdentity({ ...entry, ...known }, key) : undefined)
}

/** Returns the correction of an issue: drops an invalid part; if a required part is missing, drops its parent. */
function changeFor(issue: v.BaseIssue<unknown>, known: Tolerance['known']): Change {
  const items = issue.path ?? []
  const path = items.map(({ key }) => key)
  const last = items.at(-1)
  if (!last || last.value !== undefined || !isFields(last.input)) return { path, value: undefined }
  const value = standIn(last.input, String(last.key), path.length === 1 ? known : undefined)
  return value ? { path, value } : { path: path.slice(0, -1), value: undefined }
}

/** Returns the change that removes a whole field of the entry. */
function wholeField(change: Change): Change {
  return change.path.length > 1 ? { path: change.path.slice(0, 1), value: undefined } : change
}

type Tolerance = {
  /** Called with the place and the problem of a part that is invalid and counts as missing. */
  onDefault: (issue: string) => void
  /** The id in the address of a requested entry, used before other names of the entry. */
  known?: Readonly<Record<string, string>>
}

/** The fields whose keys are data of the upstream. */
const KEYED_BY_DATA: ReadonlyArray<unknown> = ['prices']

/** Returns the path of an issue, with the names of fields and the numbers of entries alone. */
function getPath({ path }: v.BaseIssue<unknown>): string {
  const keys = path?.map(({ key }) => key) ?? []
  return keys.map((key, index) => (KEYED_BY_DATA.includes(keys[index - 1]) ? '*' : String(key))).join('.')
}

function getType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Describes an issue for the log without the value, which may be personal data in the wrong field. */
function describe(issue: v.BaseIssue<unknown> | undefined): string {
  if (!issue) return 'invalid'
  const message = issue.message.replace(/(?<=received ).*/is, getType(issue.input))
  return `${getPath(issue) || 'value'}: ${message}`
}

/**
 * Wraps a strict schema for imperfect data. An invalid part takes its default; a nested entry without identity is
 * dropped. Returns null if the data itself has no identity.
 */
export function tolerant<TSchema extends v.GenericSchema>(schema: TSchema, { onDefault, known }: Tolerance) {
  return v.fallback(v.nullable(schema), (dataset): v.InferOutput<TSchema> | null => {
    let issues = dataset?.issues
    let data = issues?.[0].path?.[0].input
    const leftOut: Array<string> = []
    for (let round = 0; issues && round < MAX_ROUNDS; round++) {
      const exact = issues.map((issue) => changeFor(issue, known))
      const changes = round < EXACT_ROUNDS ? exact : exact.map(wholeField)
      if (changes.some(({ path }) => path.length === 0)) return null
      // An entry may be identified by its other names.
      leftOut.push(...issues.filter((_, index) => exact[index]?.value === undefined).map(describe))
      data = changed(data, changes)
      const result = v.safeParse(schema, data)
      if (result.success) {
        for (const issue of leftOut) onDefault(issue)
        return result.output
      }
      issues = result.issues
    }
    return null
  })
}

/** Problems of an answer for one log line: `count` entries were dropped, or a field took its default. */
export type EntryProblem = { kind: 'dropped' | 'defaulted'; index: number; issue: string; count?: number }

/** An answer whose body does not match the contract. */
export class InvalidBodyError extends Error {
  override name = 'InvalidBodyError'
}

/** Maximum length of a list. Further entries are dropped. */
const MAX_ENTRIES = 2_000

/** An API without codes gives every answer the code of success. */
const envelope = v.object({ code: v.nullish(v.union([v.number(), v.string()]), 200), data: v.unknown() })

/** Parses the code, message and data of an answer. @throws InvalidBodyError for another body */
function open(body: unknown): { code: number; data: unknown } {
  const read = v.safeParse(envelope, body)
  if (!read.success) throw new InvalidBodyError(describe(read.issues[0]))
  const { code, data } = read.output
  return { code: Number(code), data }
}

/** @throws InvalidBodyError when the answer tells of a failure */
function expectSuccess(code: number): void {
  if (code !== 200)
    throw new InvalidBodyError(`code: expected 200, found ${isStatus(code) ? code : 'no status'}`)
}

/**
 * Parses `{ data: [...] }`. Drops entries without identity and replaces invalid fields by their defaults; reports both
 * to `onProblem`.
 * @throws InvalidBodyError if the body is not a list, or no entry of a non-empty list is usable
 */
export function parseList<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
  onProblem: (problem: EntryProblem) => void,
): Array<v.InferOutput<TSchema>> {
  const { code, data: entries } = open(body)
  expectSuccess(code)
  if (!Array.isArray(entries)) throw new InvalidBodyError('data: no list')
  const beyond = entries.length - MAX_ENTRIES
  if (beyond > 0) onProblem({ kind: 'dropped', index: MAX_ENTRIES, issue: 'too many entries', count: beyond })
  let index = 0
  const reader = tolerant(schema, {
    onDefault: (issue) => onProblem({ kind: 'defaulted', index, issue }),
  })
  const good: Array<v.InferOutput<TSchema>> = []
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    const read = v.parse(reader, entry)
    if (read !== null) good.push(read)
    else onProblem({ kind: 'dropped', index, issue: describe(v.safeParse(schema, entry).issues?.[0]) })
    index += 1
  }
  if (good.length === 0 && entries.length > 0) throw new InvalidBodyError('no usable entry in the list')
  const unique = firstOfEachId(good)
  const count = good.length - unique.length
  if (count > 0) onProblem({ kind: 'dropped', index: 0, issue: 'repeated id', count })
  return unique
}

export type ItemReading = {
  onProblem?: (problem: EntryProblem) => void
  /** The id of the entry in its address. */
  known?: Readonly<Record<string, string>>
}

/** Codes of a missing or removed entry. */
const ABSENT_CODES = [404, 410]

/**
 * Parses `{ data: {...} }`; `null` data means that the entry does not exist. Invalid fields take their defaults.
 * @throws InvalidBodyError if the body has another shape or reports a failure
 */
export function parseItem<TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
  { onProblem, known = {} }: ItemReading = {},
): v.InferOutput<TSchema> | null {
  const { code, data } = open(body)
  if (ABSENT_CODES.includes(code)) return null
  expectSuccess(code)
  if (data === null) return null
  const onDefault = (issue: string) => onProblem?.({ kind: 'defaulted', index: 0, issue })
  const read = v.parse(tolerant(schema, { onDefault, known }), data)
  if (read === null) throw new InvalidBodyError(describe(v.safeParse(schema, data).issues?.[0]))
  return read
}

/**
 * Parses `{ data: [...] }` with the fields of a page, such as its cursor; invalid ones take their defaults.
 * @throws InvalidBodyError as `parseList` does
 */
export function parsePage<TEntry extends v.GenericSchema, TRest extends v.GenericSchema<unknown, object>>(
  entrySchema: TEntry,
  restSchema: TRest,
  body: unknown,
  onProblem: (problem: EntryProblem) => void,
): { data: Array<v.InferOutput<TEntry>> } & v.InferOutput<TRest> {
  const data = parseList(entrySchema, body, onProblem)
  const onDefault = (issue: string) => onProblem({ kind: 'defaulted', index: 0, issue })
  const rest = v.parse(tolerant(restSchema, { onDefault }), body)
  if (rest === null) throw new InvalidBodyError(describe(v.safeParse(restSchema, body).issues?.[0]))
  return { data, ...rest }
}
