import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { envelope, received } from '#support/fakes/fault-answers.ts'
import { openMailbox } from '#support/fakes/mailbox.ts'
import { OLD_SECRET, SECRET, startWebhookReceiver } from '#support/fakes/webhook-receiver.ts'
import { idOfKey } from '#worker/contact/messages.ts'
import { goodQuery, newConnection, newKey, postJson } from './contact-requests.ts'
import { startSite } from './start-site.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

export const unavailable = envelope(503)
export const blocked = envelope(422, 422, 'This number is blocked.')

const ROOT = path.join(import.meta.dirname, '../../..')
const ENTRY = readFileSync(path.join(import.meta.dirname, 'fault-entry.js'), 'utf8')

/** Copies the built worker, which a second isolate reads again. */
async function copyWorker(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'))
  await cp(path.join(ROOT, 'dist/worker'), folder, { recursive: true })
  await cp(path.join(folder, 'index.js'), path.join(folder, 'site.again.js'))
  return folder
}

/** The faults of the effects of a request or a run, by effect (`fault-entry.js`). */
export type Faults = Readonly<Record<string, 'ok' | 'fails' | 'fails late' | 'hangs' | 'dies' | 'dies late'>>

type Sent = {
  key?: string
  faults?: Faults
  headers?: Record<string, string>
  /** Sends it to another isolate. */
  elsewhere?: boolean
}

/** Starts the built worker with all destinations of messages, for the tests of a file. Each begins without messages. */
export async function startMessageSite({ isRemote = true } = {}) {
  const [upstream, receiver, mailbox, folder] = await Promise.all([
    startFakeUpstream(),
    startWebhookReceiver(),
    openMailbox(),
    copyWorker(),
  ])
  const site = await startSite({
    entry: ENTRY,
    script: path.join(folder, 'index.js'),
    mailFolder: mailbox.folder,
    vars: {
      CONTACT_EMAIL_TO: 'office@company.example',
      CONTACT_EMAIL_FROM: 'website@company.example',
      CONTACT_WEBHOOK_URL: receiver.url,
      // The new secret and the old one. The receiver has one of them.
      CONTACT_WEBHOOK_SECRET: `${OLD_SECRET} ${SECRET}`,
      ...(isRemote && { UPSTREAM_URL: upstream.url }),
    },
  })
  const db = await site.runtime.getD1Database('DB')
  const clock = { now: Date.now() }
  const destinations = [...(isRemote ? ['upstream'] : []), 'email', 'webhook']

  const clear = () =>
    db.batch(['messages', 'operation_state'].map((table) => db.prepare(`DELETE FROM ${table}`)))
  beforeEach(async () => {
    await clear()
    upstream.reset()
    upstream.play(received)
    receiver.play(204)
  })
  afterAll(async () => {
    await site.stop()
    await Promise.all([upstream.stop(), receiver.stop(), mailbox.remove()])
    await rm(folder, { recursive: true })
  })

  /** Runs the cron. */
  async function runCron(faults?: Faults): Promise<void> {
    const worker = await site.runtime.getWorker()
    const cron = faults ? JSON.stringify(faults) : '* * * * *'
    await worker.scheduled({ cron, scheduledTime: new Date(clock.now) })
  }

  function later(ms: number): void {
    clock.now += ms
  }

  /** Sends a message as the client does. Returns the answer, which follows the work after it. */
  async function send(change: object = {}, { key = newKey(), faults, headers, elsewhere }: Sent = {}) {
    const id = await idOfKey(key)
    const response = await postJson(
      site,
      { ...goodQuery, ...change },
      {
        'Idempotency-Key': key,
        ...newConnection(),
        'x-test-clock': String(clock.now),
        'x-test-faults': JSON.stringify(faults ?? {}),
        ...(elsewhere && { 'x-test-isolate': 'other' }),
        ...headers,
      },
    )
    const text = await response.text()
    const { status } = response
    const effects = Number(response.headers.get('x-test-effects'))
    return { id, key, status, headers: response.headers, effects, body: status < 599 ? JSON.parse(text) : {} }
  }

  return {
    ...{ upstream, receiver, mailbox, site, db, destinations, clear, runCron, later, send, clock },
    /** Runs the cron every six hours, until nothing is left to do. */
    runCrons: async (faults?: Faults): Promise<void> => {
      for (let run = 0; run < 8; run++) {
        later(DAY_MS / 4)
        await runCron(faults)
      }
    },
    /** Returns how often each destination got a message: the upstream under its key, the others under its id. */
    arrivals: ({ key, id }: { key: string; id: string }) => ({
      upstream: upstream.messages.filter((one) => one.key === key).length,
      email: mailbox.find(`Id: ${id}`).length,
      webhook: receiver.hooks.filter((hook) => hook.id === id).length,
    }),
    /** Returns the rows of the stored messages. */
    stored: async (): Promise<Array<Record<string, unknown>>> =>
      (await db.prepare('SELECT * FROM messages').all()).results,
    /** Returns the states of the deliveries, by destination. */
    states: async (): Promise<Record<string, unknown>> => {
      const { results } = await db
        .prepare('SELECT destination, state FROM deliveries')
        .all<Record<string, string>>()
      return Object.fromEntries(results.map(({ destination = '', state }) => [destination, state]))
    },
  }
}
