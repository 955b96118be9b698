import { createRuntime, migrate, originOf } from '../runtime.ts'
import { drillClock } from './clock.ts'

/** What the drill tells a site of its own process. */
export type SiteOptions = { began: number; upstream: string; persist: string; script: string }

/** Serves a build on a database of its own, runs the cron trigger again and again, and tells where it is. */
const CRON_MS = 500
const { began, upstream, persist, script }: SiteOptions = JSON.parse(process.argv[2] ?? '{}')
const now = drillClock(began)
const runtime = createRuntime({
  port: 0,
  persist,
  script,
  vars: { UPSTREAM_URL: upstream, TEST_CLOCK: 'header', PAGE_CACHE: 'on', LOG_SAMPLE: '1000' },
  onLog: () => {},
})
const origin = await originOf(runtime)
await migrate(await runtime.getD1Database('DB'))
console.log(`ready ${origin}`)

const worker = await runtime.getWorker()
let isRunning = false
const cron = setInterval(async () => {
  if (isRunning) return
  isRunning = true
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(now()) }).catch(() => {})
  isRunning = false
}, CRON_MS)

process.once('SIGTERM', async () => {
  clearInterval(cron)
  await runtime.dispose()
  process.exit(0)
})
