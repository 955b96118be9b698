import * as v from 'valibot'
import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { readConfig } from '#worker/config.ts'
import { judgeAnswer } from '#worker/contact/message-verdict.ts'
import { upstreamCredentials } from '#worker/upstream-client/credentials.ts'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import { compareReading } from './compare-reading.ts'
import { type Call, calls, getEndpoint, getPaths } from './openapi/calls.ts'

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
}

const { positionals, values } = readArguments(
  { allowPositionals: true, options: { post: { type: 'boolean', default: false } } },
  USAGE,
)
const url = positionals.length === 1 ? URL.parse(positionals[0] ?? '') : null
if (!url || !/^https?:$/.test(url.protocol) || !/^\/(?:api(?:\/web)?)?\/?$/.test(url.pathname))
  refuseArguments('contract: expected the origin of an API, whose calls are below /api/web.', USAGE)
const base = `${url.origin}/api/web`

const envelopeSchema = v.looseObject({ data: v.unknown() })

let hasFailures = false

/** Returns the headers with the credentials in the environment. @throws when one is invalid */
function getCredentials(): Readonly<Record<string, string>> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('UPSTREAM_'))
  const { config, problems } = readConfig({ ...Object.fromEntries(settings), UPSTREAM_URL: url?.origin })
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

/** Makes a read. Returns its `data` as it was sent. @throws when there is none */
async function read(call: Call, path: string): Promise<unknown> {
  const { schema, isList, beside } = call
  const response = await ask(path)
  if (response.status === 404 && getEndpoint(call)?.isOptional) {
    console.log(`absent  ${path}: an optional call`)
    return []
  }
  if (response.status !== 200) throw new Error(`expected status 200, found ${response.status}`)
  const { code: _, data, ...rest } = v.parse(envelopeSchema, await response.json())
  if (isList !== Array.isArray(data)) throw new Error(`data: expected ${isList ? 'a list' : 'an entry'}`)
  const sent = [data].flat()
  const differences = sent.flatMap((entry, index) => {
    const { success, issues, output } = v.safeParse(schema, entry)
    if (success) return compareReading(entry, output)
    const field = v.getDotPath(issues[0]) ?? 'value'
    report('FAILED', path, `entry ${index} is dropped: ${field}: ${issues[0].message}`)
    return []
  })
  if (beside) differences.push(...compareReading(rest, v.parse(beside, rest)))
  for (const [field, [{ example } = {}, ...others]] of Map.groupBy(differences, ({ field }) => field)) {
    const times = `${field} (${others.length + 1})`
    if (example) report('CHANGED', path, `${times}: ${example}`)
    else report('LOST', path, times)
  }
  console.log(`200     ${path}: ${sent.length} ${sent.length === 1 ? 'entry' : 'entries'}`)
  return data
}

/** Makes a read. A failure is reported, and the other calls are made all the same. */
async function tryRead(call: Call, path: string): Promise<unknown> {
  try {
    return await read(call, path)
  } catch (error) {
    report('FAILED', path, String(error).replace(/^Error: /, ''))
    return []
  }
}

async function post(): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
    'Idempotency-Key': `contract-${crypto.randomUUID()}`,
  }
  const response = await ask('/query', { method: 'POST', headers, body: JSON.stringify(MESSAGE) })
  const verdict = judgeAnswer(response.status, await response.json().catch(() => undefined), {
    isRepeat: false,
  })
  if (verdict.outcome === 'delivered')
    console.log(`${response.status}     POST /query: the message is stored`)
  else report('FAILED', 'POST /query', `status ${response.status}: ${JSON.stringify(verdict)}`)
}

await runCommand(async () => {
  const answers = new Map<string, unknown>()
  for (const call of calls)
    for (const path of getPaths(call, answers).slice(0, MAX_OPENED))
      answers.set(path, await tryRead(call, path))
  if (values.post) await post()
  if (hasFailures) process.exitCode = 1
})
