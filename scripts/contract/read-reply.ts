import { matchEndpoint } from '#api/endpoints.ts'
import { type Dropped, InvalidBodyError, type Parsed } from '#api/schemas/envelope.ts'
import type { Reply } from './ask.ts'
import { type Call, shapes } from './calls.ts'
import { inspect, isEmpty } from './inspect.ts'
import { type Finding, type Result, toResult } from './report.ts'

/** Timeout of a page for its data. After it, the page is shown without them. */
const RENDER_MS = 4_000
const MAX_SHOWN = 5

type Data = Readonly<Record<string, unknown>>

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the raw entries of a list, or the raw entry. */
export function toEntries({ body }: Reply): ReadonlyArray<Data> {
  const data = isData(body) ? body.data : undefined
  return (Array.isArray(data) ? data : [data]).filter(isData)
}

function droppedFindings(dropped: ReadonlyArray<Dropped>): Array<Finding> {
  if (dropped.length === 0) return []
  const shown = dropped.slice(0, MAX_SHOWN).map(({ index, issue }) => `entry ${index}: ${issue}`)
  const rest = dropped.length > MAX_SHOWN ? `, and ${dropped.length - MAX_SHOWN} more` : ''
  return [{ kind: 'FAULT', text: `${dropped.length} dropped: ${shown.join('; ')}${rest}` }]
}

/** Finds fields that the schema reads as empty, so that nothing of them is shown. */
function unusableFindings(sent: unknown, read: unknown, dropped: ReadonlyArray<Dropped>): Array<Finding> {
  const left = new Set(dropped.map(({ index }) => index))
  const [sentEntries, readEntries] = [[sent].flat().filter((_, index) => !left.has(index)), [read].flat()]
  const fields = sentEntries.flatMap((entry, index) => {
    const shown = readEntries[index]
    if (!isData(entry) || !isData(shown)) return []
    return Object.keys(shown).filter((field) => isEmpty(shown[field]) && !isEmpty(entry[field]))
  })
  const text = `sent, but nothing that can be shown: ${[...new Set(fields)].join(', ')}`
  return fields.length > 0 ? [{ kind: 'FAULT', text }] : []
}

/** Reads a reply with the site's schema, and reports what it drops. */
export function readReply(call: Call, path: string, reply: Reply): Result {
  const result = toResult(call.path, path, reply)
  const { status, body, failure } = reply
  const refuse = (text: string): Result => ({ ...result, findings: [{ kind: 'FAULT', text }] })
  if (failure)
    return refuse(status === undefined || status === 200 ? failure : `status ${status}, ${failure}`)
  const isLacking = status === 404 && call.isOptional && !call.path.includes('{')
  if (isLacking) return { ...result, findings: [{ kind: 'NOTE', text: 'the API lacks this optional call' }] }
  const message = isData(body) && typeof body.message === 'string' ? `: ${body.message.slice(0, 200)}` : ''
  if (status !== 200) return refuse(`status ${status}${message}`)
  const matched = matchEndpoint(path.split('?', 1)[0] ?? '')
  if (!matched) return refuse('the site makes no such call')
  let parsed: Parsed<unknown>
  try {
    parsed = matched.endpoint.parse(body, matched.entryId)
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error
    return refuse(`not what the contract says: ${error.message}`)
  }
  const { data: read, dropped } = parsed
  if (read === null) return refuse('there is no such entry, though a list names it')
  const data = isData(body) ? body.data : undefined
  const shown = matched.endpoint.isPage && isData(read) ? read.data : read
  const entries = Array.isArray(data) ? data.length : 1
  const { pictures, findings } = inspect(shapes[call.shape], toEntries(reply))
  const late = `${reply.ms} ms: pages wait ${RENDER_MS} ms and are then shown without it`
  return {
    ...result,
    entries,
    pictures,
    findings: [
      ...droppedFindings(dropped),
      ...unusableFindings(data, shown, dropped),
      ...(reply.ms > RENDER_MS ? [{ kind: 'FAULT' as const, text: late }] : []),
      ...(entries === 0 ? [{ kind: 'NOTE' as const, text: 'empty: its part of the pages is missing' }] : []),
      ...findings,
    ],
  }
}
