import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { readConfig } from '#worker/config.ts'
import { getTrace } from '#worker/middleware/trace-context.ts'
import { createOrigin } from '#worker/upstream-client/origin.ts'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import { checkMessages } from './contract/check-messages.ts'
import { checkPictures } from './contract/check-pictures.ts'
import { checkReads } from './contract/check-reads.ts'
import { hasFaults, printReport } from './contract/report.ts'

const USAGE =
  'Usage: npm run contract -- https://api.example.com [--token …] [--token-header X-Api-Key] [--timeout 10000] [--post]'
const MAX_TIMEOUT_MS = 2 ** 31 - 1

const { UPSTREAM_TOKEN = '', UPSTREAM_TOKEN_HEADER = 'Authorization' } = process.env
const options = {
  token: { type: 'string', default: UPSTREAM_TOKEN },
  'token-header': { type: 'string', default: UPSTREAM_TOKEN_HEADER },
  timeout: { type: 'string', default: String(REQUEST_TIMEOUT_MS) },
  post: { type: 'boolean', default: false },
} as const
const { positionals, values } = readArguments({ allowPositionals: true, options }, USAGE)

const url = positionals.length === 1 ? URL.parse(positionals[0] ?? '') : null
const deadlineMs = Number(values.timeout)
const isOrigin = url && !url.username && !url.search && /^\/(?:api(?:\/web)?)?\/?$/.test(url.pathname)
if (!isOrigin || !/^https?:$/.test(url.protocol))
  refuseArguments('contract: expected the origin of an API, whose calls are below /api/web.', USAGE)
if (!(deadlineMs > 0 && deadlineMs <= MAX_TIMEOUT_MS))
  refuseArguments('contract: --timeout must be a number of milliseconds.', USAGE)

await runCommand(async () => {
  const { UPSTREAM_ACCESS_CLIENT_ID, UPSTREAM_ACCESS_CLIENT_SECRET } = process.env
  const { config, problems } = readConfig({
    UPSTREAM_URL: url.origin,
    UPSTREAM_TOKEN: values.token,
    UPSTREAM_TOKEN_HEADER: values['token-header'],
    UPSTREAM_ACCESS_CLIENT_ID,
    UPSTREAM_ACCESS_CLIENT_SECRET,
  })
  if (!config || problems.length > 0) throw new Error(problems[0])
  const trace = getTrace(crypto.randomUUID(), undefined)
  const api = { origin: createOrigin(config, {}, trace), deadlineMs }
  const reads = await checkReads(api)
  const messages = values.post ? await checkMessages(api) : []
  const results = [...reads, ...(await checkPictures(reads)), ...messages]
  console.log(printReport(results))
  console.log(`Every call had the X-Request-Id ${trace.requestId}.`)
  if (hasFaults(results)) process.exitCode = 1
})
