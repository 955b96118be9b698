import { readFileSync } from 'node:fs'
import { type Fault, startFaultUpstream } from '../tests/support/fault-upstream.ts'
import { startSite } from '../tests/support/start-site.ts'

/**
 * A bounded load on 127.0.0.1 while the upstream fails in turns. The cache is warm, so no visitor may see an error.
 * `SOAK_SECONDS` and `SOAK_CONNECTIONS` change its length and width.
 */
const SECONDS = Math.min(figureOf('SOAK_SECONDS', 30), 600)
const CONNECTIONS = Math.min(figureOf('SOAK_CONNECTIONS', 16), 64)
const FAULT_SECONDS = 2
const FAULTS: ReadonlyArray<Fault> = [
  'down',
  'ok',
  'never-answers',
  'status-500',
  'ok',
  'html',
  'truncated',
  'wrong-shape',
  'slow-body',
  'ok',
  'trickle',
  'cut-off',
  'status-429',
  'not-gzip',
  'endless',
  'ok',
  'huge',
  'redirect-loop',
]
const PATHS = [
  '/',
  '/services',
  '/services/plumbing',
  '/services/roofing',
  '/blog',
  '/blog/remote-post',
  '/city/remoteville',
  '/api/web/category/primary',
  '/api/web/city/all',
  '/api/web/blog/remote-post',
]
/** The clock runs this much faster than the wall, so that entries go stale during the load. */
const CLOCK_SPEED = 600

function figureOf(name: string, whenAbsent: number): number {
  const figure = Number(process.env[name] ?? whenAbsent)
  if (Number.isInteger(figure) && figure > 0) return figure
  console.error(`${name} has to be a whole number, 1 or more.`)
  process.exit(1)
}

/** Resident memory of the newest workerd below this process, in MiB; undefined where /proc does not tell. */
function residentMiB(pid: number | undefined): number | undefined {
  try {
    const match = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
    return match ? Math.round(Number(match[1]) / 1024) : undefined
  } catch {
    return undefined
  }
}

function workerdPid(): number | undefined {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ')
    return children
      .map(Number)
      .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerd'))
  } catch {
    return undefined
  }
}

const upstream = await startFaultUpstream()
const site = await startSite({ vars: { UPSTREAM_URL: upstream.url }, onLog: () => {} })
const started = Date.now()
const clock = () => String(started + (Date.now() - started) * CLOCK_SPEED)
const visit = (path: string) =>
  site.fetch(path, { headers: { 'x-test-clock': clock(), 'Accept-Encoding': 'identity' } })

for (const path of PATHS) await (await visit(path)).text()
const memoryBefore = residentMiB(workerdPid())
const callsBefore = upstream.calls.length
const statuses = new Map<string, number>()
const caches = new Map<string, number>()
const errors: Array<string> = []
let requests = 0

async function load(offset: number): Promise<void> {
  for (let turn = offset; Date.now() - started < SECONDS * 1000; turn++) {
    const path = PATHS[turn % PATHS.length] ?? '/'
    try {
      const response = await visit(path)
      const body = await response.text()
      requests += 1
      statuses.set(String(response.status), (statuses.get(String(response.status)) ?? 0) + 1)
      const kind = response.headers.get('Cache-Status')?.match(/hit|fwd=\w+/)?.[0] ?? 'none'
      caches.set(kind, (caches.get(kind) ?? 0) + 1)
      const isWhole = path.startsWith('/api/') || body.endsWith('</html>')
      if (response.status !== 200 || !isWhole)
        errors.push(`${response.status} ${path}${isWhole ? '' : ' (cut off)'}`)
    } catch (error) {
      errors.push(`${path}: ${error instanceof Error ? error.message : error}`)
    }
  }
}

let turn = 0
const switching = setInterval(
  () => upstream.set(FAULTS[turn++ % FAULTS.length] ?? 'ok'),
  FAULT_SECONDS * 1000,
)
await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => load(index)))
clearInterval(switching)
const memoryAfter = residentMiB(workerdPid())
await site.stop()
await upstream.stop()

console.log(`${requests} requests in ${SECONDS} s over ${CONNECTIONS} connections`)
console.log(`visitor errors: ${errors.length}`)
for (const error of [...new Set(errors)].slice(0, 10)) console.log(`  ${error}`)
console.log(`statuses: ${JSON.stringify(Object.fromEntries(statuses))}`)
console.log(`Cache-Status: ${JSON.stringify(Object.fromEntries(caches))}`)
console.log(`upstream calls: ${upstream.calls.length - callsBefore}`)
console.log(`memory of workerd: ${memoryBefore ?? '?'} MiB before, ${memoryAfter ?? '?'} MiB after`)
process.exit(errors.length === 0 ? 0 : 1)
