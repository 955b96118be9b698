import * as v from 'valibot'
import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { judgeAnswer } from '#api/message-verdict.ts'
import { readConfig } from '#worker/config.ts'
import { upstreamCredentials } from '#worker/upstream-client/credentials.ts'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import { compareReading, type Difference } from './compare-reading.ts'
import { type Call, calls, shapes } from './openapi/calls.ts'

/**
 * Makes every call of the contract, parses the answers with the site's schemas, and prints what failed and every field
 * that the site reads otherwise than it was sent. `--post` also sends one message.
 */
const USAGE = 'Usage: UPSTREAM_TOKEN=… npm run contract -- https://api.example.com [--post]'
/** Entries of one kind that are opened. */
const MAX_OPENED = 20
const MESSAGE = {
  name: 'Contract check',
  email: 'contract-check@example.com',
  phone: '+919800000000',
  message: 'A test of the API by npm run contract. It can be deleted.',
  language: 'en',
}

const { positionals, values } = readArguments(
  { allowPositionals: true, options: { post: { type: 'boolean', default: false } } },
  USAGE,
)
const url = positionals.length === 1 ? URL.parse(positionals[0] ?? '') : null
if (!url || !/^https?:$/.test(url.protocol) || !/^\/(?:api(?:\/web)?)?\/?$/.test(url.pathname))
  refuseArguments('contract: expected the origin of an API, whose calls are below /api/web.', USAGE)
const base = `${url.origin}/api/web`

const envelopeSchema = v.object({ data: v.unknown() })
const entrySchema = v.record(v.string(), v.unknown())
type Entry = v.InferOutput<typeof entrySchema>

let hasFailures = false

/** Returns the headers with the credentials in the environment. @throws when one is invalid */
function getCredentials(): Readonly<Record<string, string>> {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('UPSTREAM_'))
  const { config, problems } = readConfig({ ...Object.fromEntries(given), UPSTREAM_URL: url?.origin })
  if (!config || problems.length > 0) throw new Error(problems[0])
  return upstreamCredentials(config.settings).headers
}

function report(kind: 'FAILED' | 'LOST' | 'CHANGED', path: string, text: string): void {
  if (kind === 'FAILED') hasFailures = true
  console.log(`${kind.padEnd(7)} ${path}: ${text}`)
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(base + path, {
    ...init,
    headers: { Accept: 'application/json', ...getCredentials(), ...init.headers },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}

/** Makes a read. Returns its entries as they were sent. */
async function read({ shape, answer, beside, isOptional }: Call, path: string): Promise<Array<Entry>> {
  const response = await ask(path)
  if (isOptional && response.status === 404) {
    console.log(`absent  ${path}: an optional call`)
    return []
  }
  if (response.status !== 200) {
    report('FAILED', path, `expected status 200, found ${response.status}`)
    return []
  }
  const body = v.parse(envelopeSchema, await response.json())
  if ((answer === 'list') !== Array.isArray(body.data)) {
    report('FAILED', path, `data: expected ${answer === 'list' ? 'a list' : 'an entry'}`)
    return []
  }
  const sent = [body.data].flat()
  const schema: v.GenericSchema = shapes[shape]
  const differences: Array<Difference> = []
  for (const [index, entry] of sent.entries()) {
    const parsed = v.safeParse(schema, entry)
    if (parsed.success) differences.push(...compareReading(entry, parsed.output))
    else {
      const [issue] = parsed.issues
      report('FAILED', path, `entry ${index} is dropped: ${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
    }
  }
  if (beside && !v.is(beside, body)) report('FAILED', path, 'the fields beside data are not in the contract')
  for (const [field, [first, ...others]] of Map.groupBy(differences, ({ field }) => field))
    report(
      first?.example ? 'CHANGED' : 'LOST',
      path,
      `${field} (${others.length + 1})${first?.example ? `: ${first.example}` : ''}`,
    )
  console.log(`200     ${path}: ${sent.length} ${sent.length === 1 ? 'entry' : 'entries'}`)
  return sent.filter((entry) => v.is(entrySchema, entry))
}

/** Makes a read. A failure is reported, and the other calls are made all the same. */
async function tryRead(call: Call, path: string): Promise<Array<Entry>> {
  try {
    return await read(call, path)
  } catch (error) {
    report('FAILED', path, error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    return []
  }
}

/** Returns the paths of a call: one, or one for each entry of the list that names its entries. */
function getPaths({ path }: Call, listed: ReadonlyMap<string, ReadonlyArray<Entry>>): Array<string> {
  if (!path.includes('{')) return [path]
  const [folder = ''] = path.slice(1).split('/')
  const lists = [...listed].filter(([from]) => from.startsWith(`/${folder}/`) && !from.includes('{'))
  const entries = lists.flatMap(([, own]) => own)
  const paths = entries.flatMap((entry) => {
    const id = String(entry.slug ?? entry._id ?? entry.id)
    if (!path.includes('{jobId}')) return path.replace(/\{\w+\}/, encodeURIComponent(id))
    const opened = listed.get(`/${folder}/${id}`)?.[0]
    const jobIds = JSON.stringify(opened?.childCategories ?? []).matchAll(
      /"superChildren":\[\{"id":"([^"]+)"/g,
    )
    return [...jobIds].map(([, jobId = '']) => path.replace('{id}', id).replace('{jobId}', jobId))
  })
  return [...new Set(paths)].slice(0, MAX_OPENED)
}

async function post(): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `contract-${crypto.randomUUID()}` }
  const response = await ask('/query', { method: 'POST', headers, body: JSON.stringify(MESSAGE) })
  const verdict = judgeAnswer(response.status, await response.json().catch(() => undefined), {
    isRepeat: false,
  })
  if (verdict.outcome === 'delivered')
    console.log(`${response.status}     POST /query: the message is stored`)
  else report('FAILED', 'POST /query', `status ${response.status}: ${JSON.stringify(verdict)}`)
}

await runCommand(async () => {
  const listed = new Map<string, ReadonlyArray<Entry>>()
  for (const call of calls)
    for (const path of getPaths(call, listed)) listed.set(path, await tryRead(call, path))
  if (values.post) await post()
  if (hasFailures) process.exitCode = 1
})
