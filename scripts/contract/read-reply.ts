import type * as v from 'valibot'
import { matchEndpoint } from '#api/endpoints.ts'
import { type EntryProblem, InvalidBodyError, parseList } from '#api/schemas/envelope.ts'
import { withOwnParts } from '#api/schemas/place.ts'
import type { Reply } from './ask.ts'
import { type Call, shapes } from './calls.ts'
import { type Counts, isEmpty, lookAt, lookedAtNothing } from './look-at.ts'
import { type Finding, type Row, rowOf } from './report.ts'

/** Longest time that a page waits for its data; then its part of the page is missing. */
const RENDER_MS = 4_000
/** Longer than this a visitor waits to notice. */
const SLOW_MS = 1_000
const MOST_SHOWN = 5

export type Data = Readonly<Record<string, unknown>>

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The entries of a list or the one entry, as they were sent. */
export function dataOf({ body }: Reply): ReadonlyArray<Data> {
  const data = isData(body) ? body.data : undefined
  return (Array.isArray(data) ? data : [data]).filter(isData)
}

function shown(counts: Counts, possible?: Counts): string {
  return [...counts]
    .map(([field, number]) =>
      possible ? `${field} (${number} of ${possible.get(field)})` : `${field} (${number})`,
    )
    .join(', ')
}

function problemTexts(problems: ReadonlyArray<EntryProblem>, kind: EntryProblem['kind']): Array<Finding> {
  const own = problems.filter((problem) => problem.kind === kind)
  if (own.length === 0) return []
  const some = own.slice(0, MOST_SHOWN).map(({ index, issue }) => `entry ${index}: ${issue}`)
  const rest = own.length > MOST_SHOWN ? `, and ${own.length - MOST_SHOWN} more` : ''
  return [{ kind: 'fault', text: `${own.length} ${kind}: ${some.join('; ')}${rest}` }]
}

/** Fields that nobody reads, and what could have been said and is not. */
function fieldFindings({ shape, beside }: Call, path: string, reply: Reply): Array<Finding> {
  const looked = lookedAtNothing()
  const schema: v.GenericSchema = shapes[shape]
  for (const entry of dataOf(reply)) lookAt(schema, entry, looked)
  if (!path.includes('search=')) looked.missing.delete('matches')
  const around = beside ? lookedAtNothing() : undefined
  if (beside && around) lookAt(beside, reply.body, around)
  const extra = [...(around?.unknown.keys() ?? [])].filter(
    (name) => !['code', 'data', 'message'].includes(name),
  )
  return [
    ...(looked.unknown.size > 0
      ? [{ kind: 'note' as const, text: `fields that are not read: ${shown(looked.unknown)}` }]
      : []),
    ...(extra.length > 0
      ? [{ kind: 'note' as const, text: `beside data, not read: ${extra.join(', ')}` }]
      : []),
    ...(looked.missing.size > 0
      ? [{ kind: 'note' as const, text: `left out: ${shown(looked.missing, looked.possible)}` }]
      : []),
  ]
}

/** Fields that were sent and of which the site can show nothing, though the entry itself is shown. */
function unusable(sent: unknown, read: unknown): Array<string> {
  if (Array.isArray(sent) && Array.isArray(read)) {
    return sent.length === read.length ? sent.flatMap((entry, index) => unusable(entry, read[index])) : []
  }
  if (!isData(sent) || !isData(read)) return []
  return Object.keys(read).filter((field) => isEmpty(read[field]) && !isEmpty(sent[field]))
}

function unusableFindings(body: unknown, read: unknown, isPage: boolean): Array<Finding> {
  const sent = isData(body) ? body.data : undefined
  const data = isPage && isData(read) ? read.data : read
  const fields = [...unusable(sent, data), ...(isPage ? unusable(body, read) : [])]
  const unique = [...new Set(fields)].filter((field) => field !== 'data')
  return unique.length > 0
    ? [{ kind: 'fault', text: `sent, but nothing that can be shown: ${unique.join(', ')}` }]
    : []
}

/** Places that would be at the address of an earlier one, and where they are instead. */
function takenFindings({ shape, answer }: Call, body: unknown): Array<Finding> {
  if (answer !== 'list' || (shape !== 'City' && shape !== 'State')) return []
  const taken: Array<string> = []
  const places = parseList(shapes[shape], body, () => {})
  withOwnParts(places, ({ _id }, own) => taken.push(`${_id} is at ${own}`))
  if (taken.length === 0) return []
  const some = taken.slice(0, MOST_SHOWN).join(', ')
  return [{ kind: 'note', text: `${taken.length} with the address of an earlier entry: ${some}` }]
}

function paceFindings({ ms }: Reply): Array<Finding> {
  if (ms > RENDER_MS)
    return [{ kind: 'fault', text: `${ms} ms: pages wait ${RENDER_MS} ms and are then shown without it` }]
  return ms > SLOW_MS ? [{ kind: 'note', text: `${ms} ms: slow` }] : []
}

/** What the site makes of the answer to a read, by the site's own reading. */
export function readReply(call: Call, path: string, reply: Reply): Row {
  const row = rowOf(path, reply)
  const { status, body, fault, headers } = reply
  const refuse = (text: string): Row => ({ ...row, findings: [{ kind: 'fault', text }] })
  if (fault !== undefined)
    return refuse(status === undefined || status === 200 ? fault : `status ${status}, ${fault}`)
  if (status !== 200) {
    const message = isData(body) && typeof body.message === 'string' ? `: ${body.message.slice(0, 200)}` : ''
    return refuse(`status ${status}${message}`)
  }
  const matched = matchEndpoint(path.split('?')[0] ?? '')
  if (!matched) return refuse('the site makes no such call')
  const problems: Array<EntryProblem> = []
  let read: unknown
  try {
    read = matched.endpoint.parse(body, (problem) => problems.push(problem), matched.id)
    if (read === null) return refuse('there is no such entry, though a list names it')
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error
    return refuse(`not what the contract says: ${error.message}`)
  }
  const dropped = problems.filter(({ kind }) => kind === 'dropped').length
  const entries = call.answer === 'list' && isData(body) && Array.isArray(body.data) ? body.data.length : 1
  return {
    ...row,
    entries,
    dropped,
    defaulted: problems.length - dropped,
    findings: [
      ...problemTexts(problems, 'dropped'),
      ...problemTexts(problems, 'defaulted'),
      ...(problems.length === 0 ? unusableFindings(body, read, matched.endpoint.isPage === true) : []),
      ...takenFindings(call, body),
      ...paceFindings(reply),
      ...(entries === 0
        ? [{ kind: 'note' as const, text: 'empty: its part of the pages is not there' }]
        : []),
      ...(headers.has('Set-Cookie')
        ? [{ kind: 'note' as const, text: 'sends a cookie, which nobody gets' }]
        : []),
      ...fieldFindings(call, path, reply),
    ],
  }
}
