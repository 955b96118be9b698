import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { envelope, received } from '#support/fakes/fault-answers.ts'
import { SECRET, startWebhookReceiver } from '#support/fakes/webhook-receiver.ts'
import { goodQuery, newConnection, newKey, postJson } from '#support/site/contact-requests.ts'
import { startMessageSite } from '#support/site/message-site.ts'
import { type Site, startSite } from '#support/site/start-site.ts'

const steps = await Promise.all([startMessageSite(), startMessageSite({ isRemote: false })])

test.each(steps)('no message is lost when the worker dies at any step ($destinations)', async (site) => {
  const { effects } = await site.send()
  expect(effects).toBeGreaterThan(3)
  for (let step = 1; step <= effects; step++)
    for (const fault of ['dies', 'dies late'] as const) {
      await site.clear()
      const sent = await site.send({}, { faults: { [step]: fault } })
      await site.runCrons()
      const stored = await site.stored()
      const what = `${fault} at effect ${step}, answer ${sent.status}`
      if (sent.status < 300) expect(stored, what).toHaveLength(1)
      if (stored.length === 0) continue
      const arrivals = Object.entries(site.arrivals(sent)).filter(([name]) =>
        site.destinations.includes(name),
      )
      for (const [name, count] of arrivals) expect(count, `${name}, ${what}`).toBeGreaterThan(0)
      expect(Object.values(await site.states()), what).toEqual(site.destinations.map(() => 'delivered'))
    }
})

const HOUR_MS = 3_600_000

const upstream = await startFakeUpstream()
const receiver = await startWebhookReceiver()
const persist = await mkdtemp(path.join(tmpdir(), 'kills-'))

afterAll(async () => {
  await Promise.all([upstream.stop(), receiver.stop()])
  await rm(persist, { recursive: true, force: true })
})

/** Returns the processes of the runtime that this test has started. */
function runtimes(): Array<number> {
  const lines = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return [...lines.matchAll(/^\s*(\d+) workerd/gm)].map(([, pid]) => Number(pid))
}

async function start(): Promise<{ site: Site; kill: () => void }> {
  const before = new Set(runtimes())
  const vars = {
    UPSTREAM_URL: upstream.url,
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: SECRET,
  }
  const site = await startSite({ persist, vars })
  const started = runtimes().filter((pid) => !before.has(pid))
  expect(started.length).toBeGreaterThan(0)
  return { site, kill: () => started.map((pid) => process.kill(pid, 'SIGKILL')) }
}

/** The references of thanked visitors, by key. */
const thanked = new Map<string, string>()

/** Sends a message. Notes its reference if the visitor is thanked. */
async function send(site: Site, key: string): Promise<void> {
  const response = await postJson(site, goodQuery, { ...newConnection(), 'Idempotency-Key': key }).catch(
    () => undefined,
  )
  if (!response?.ok) return
  const { data } = await response.json<{ data: { reference: string } }>()
  thanked.set(key, data.reference)
}

let runs = 0

async function runCron({ runtime }: Site): Promise<void> {
  runs += 1
  const worker = await runtime.getWorker()
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(Date.now() + runs * 7 * HOUR_MS) })
}

test('nothing that was thanked is missing when the runtime is killed during messages', {
  tags: ['slow'],
  timeout: 240_000,
}, async () => {
  upstream.play(received)
  const keys = Array.from({ length: 200 }, newKey)
  for (let round = 0; round < 5; round++) {
    const { site, kill } = await start()
    const before = thanked.size + 3 + 6 * round
    const sending = keys.slice(40 * round, 40 * (round + 1)).map((key) => send(site, key))
    await expect.poll(() => thanked.size, { interval: 1, timeout: 30_000 }).toBeGreaterThan(before)
    kill()
    await Promise.all(sending)
    await site.stop()
  }
  const { site } = await start()
  // Browsers send again what was not answered.
  for (const key of keys) if (!thanked.has(key)) await send(site, key)
  upstream.play(envelope(503))
  receiver.play(500)
  const late = Array.from({ length: 20 }, newKey)
  for (const key of late) await send(site, key)
  const db = await site.runtime.getD1Database('DB')
  await db.exec('ALTER TABLE deliveries RENAME TO hidden')
  await runCron(site)
  await db.exec('ALTER TABLE hidden RENAME TO deliveries')
  await runCron(site)
  upstream.play(received)
  receiver.play(204)
  const open = () => db.prepare("SELECT count(*) AS n FROM deliveries WHERE state <> 'delivered'").first('n')
  for (let run = 0; run < 15 && (await open()) !== 0; run++) await runCron(site)

  expect(await open()).toBe(0)
  const delivered = receiver.hooks
    .filter(({ hook }) => hook.type === 'contact.message')
    .map(({ id }) => id.slice(0, 8))
  expect([...thanked.keys()].sort()).toEqual([...keys, ...late].sort())
  expect(new Set(delivered)).toEqual(new Set(thanked.values()))
  expect(new Set(upstream.messages.map(({ key }) => key))).toEqual(new Set(thanked.keys()))
  await site.stop()
})
