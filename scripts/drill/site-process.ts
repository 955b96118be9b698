import { createRuntime, getOrigin, migrate } from '../runtime.ts'
import { clockSince } from './clock.ts'

/** The options that the drill passes to the process of a site. */
export type SiteOptions = { began: number; upstream: string; persist: string; script: string }

const CRON_MS = 500

/**
 * Serves a build on its own database, runs the cron trigger, and prints the addresses of the site and its inspector.
 */
const { began, upstream, persist, script }: SiteOptions = JSON.parse(process.argv[2] ?? '{}')
const now = clockSince(began)
const runtime = createRuntime({
  port: 0,
  persist,
  script,
  vars: { UPSTREAM_URL: upstream, TEST_CLOCK: 'header', PAGE_CACHE: 'on', LOG_SAMPLE: '1000' },
  inspect: true,
  onLog: () => {},
})
const origin = await getOrigin(runtime)
await migrate(await runtime.getD1Database('DB'))
const { href } = await runtime.getInspectorURL()
console.log(`ready ${origin} ${href}`)

const worker = await runtime.getWorker()
for (;;) {
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(now()) }).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, CRON_MS))
}
