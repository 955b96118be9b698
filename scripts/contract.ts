import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { remoteOrigin } from '#worker/origin.ts'
import { traceOf } from '#worker/trace-context.ts'
import { upstreamCredentials } from '#worker/upstream-credentials.ts'
import { readArguments } from './arguments.ts'
import { checkMessages } from './contract/check-messages.ts'
import { checkReads } from './contract/check-reads.ts'
import { printed } from './contract/report.ts'

const USAGE =
  'Usage: npm run contract -- https://api.example.com [--token …] [--token-header X-Api-Key] [--timeout 10000] [--post]'

/** Timers know no longer time. */
const LONGEST_MS = 2 ** 31 - 1

function fail(sentence: string): never {
  console.error(`contract: ${sentence}`)
  process.exit(2)
}

const { positionals, values } = readArguments(
  {
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      'token-header': { type: 'string' },
      timeout: { type: 'string', default: String(REQUEST_TIMEOUT_MS) },
      post: { type: 'boolean', default: false },
    },
  },
  USAGE,
)

const [address = '', ...others] = positionals
const url = URL.parse(address)
if (others.length > 0 || !url || !/^https?:$/.test(url.protocol)) fail(USAGE)
if (url.username || url.search || !/^\/(?:api(?:\/web)?)?\/?$/.test(url.pathname))
  fail('the calls are below /api/web of an origin: give the origin.')
const deadlineMs = Number(values.timeout)
if (!(deadlineMs > 0 && deadlineMs <= LONGEST_MS)) fail(USAGE)

const { env } = process
const texts = { ...env, UPSTREAM_TOKEN: values.token ?? env.UPSTREAM_TOKEN }
const header = values['token-header'] ?? env.UPSTREAM_TOKEN_HEADER ?? 'Authorization'
const trace = traceOf(crypto.randomUUID(), undefined)

try {
  const api = { origin: remoteOrigin(url.origin, upstreamCredentials(texts, header), trace), deadlineMs }
  const rows = [...(await checkReads(api)), ...(values.post ? await checkMessages(api) : [])]
  console.log(printed(rows))
  console.log(`Every call had the X-Request-Id ${trace.requestId}.`)
  if (rows.some(({ findings }) => findings.some(({ kind }) => kind === 'fault'))) process.exitCode = 1
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
