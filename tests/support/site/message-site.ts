import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { Webhook } from 'standardwebhooks'
import { SECRET } from '#support/fakes/webhook-receiver.ts'
import { acceptMessage, type Outcome } from '#worker/contact/accept.ts'
import { deliverDue } from '#worker/contact/deliver.ts'
import type { Message } from '#worker/contact/message-fields.ts'
import { idOfKey } from '#worker/contact/messages.ts'
import { migrate } from '../../../scripts/runtime.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Starts a D1 database with the tables of the site. */
export async function startDatabase() {
  const options = { modules: true, script: 'export default {}', d1Databases: ['DB'] }
  const runtime = new Miniflare(convertV4MiniflareOptions(options))
  const db = await runtime.getD1Database('DB')
  await migrate(db)
  return { db, stop: () => runtime.dispose() }
}

/** The outcome of an effect: a call of the database, the upstream, the e-mail service or the webhook. */
type Fault = 'ok' | 'fails' | 'hangs' | 'fails-late'

const never = () => new Promise<never>(() => {})

/** Returns a message of the contact form. */
export async function messageWith(key: string, change: Partial<Message> = {}): Promise<Message> {
  return {
    id: await idOfKey(key),
    key,
    name: 'Asha Rao',
    email: 'asha@home.example',
    phone: '+919800000000',
    message: 'The kitchen tap leaks.',
    topic: null,
    details: null,
    language: 'en',
    receivedAt: 0,
    ...change,
  }
}

export const taken = () => Response.json({ code: 200 })
export const known = () => Response.json({ code: 409 }, { status: 409 })
export const unavailable = () => Response.json({ code: 503 }, { status: 503 })
export const page = (status: number) => new Response('<h1>Sign in</h1>', { status })
export const blocked = () => Response.json({ code: 422, message: 'This number is blocked.' }, { status: 422 })
export const silence = () => Promise.reject(new DOMException('', 'TimeoutError'))

type Answer = () => Response | Promise<Response>

/**
 * Creates the destinations of a site and records what they receive. Each answers as scripted; the last answer repeats.
 */
export function createWorld({ isRemote = true } = {}) {
  const script: Record<string, Array<Answer>> = { upstream: [taken], webhook: [taken], email: [taken] }
  const received: Record<string, Array<string>> = { upstream: [], webhook: [], email: [] }
  const bodies: Array<Record<string, unknown>> = []
  const clock = { now: Date.UTC(2026, 10, 17) }

  function answer(destination: string, id: string): Response | Promise<Response> {
    received[destination]?.push(id)
    const answers = script[destination] ?? []
    const next = answers.length > 1 ? answers.shift() : answers[0]
    return (next ?? taken)()
  }

  /**
   * Creates an isolate of the worker. `effect` decides the outcome of each effect, numbered from 1. After `die`, every
   * effect hangs.
   */
  function isolate(db: D1Database, effect: (number: number, what: string) => Fault = () => 'ok') {
    const work: Array<Promise<unknown>> = []
    const underWay = new Map()
    let count = 0
    let isDead = false

    async function perform<T>(what: string, run: () => Promise<T>): Promise<T> {
      count += 1
      const fault = isDead ? 'hangs' : effect(count, what)
      if (fault === 'fails') throw new Error('Network connection lost.')
      if (fault === 'hangs') return never()
      const result = await run()
      if (isDead) return never()
      if (fault === 'fails-late') throw new Error('Network connection lost.')
      return result
    }

    const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
      Object.assign(Object.create(null), {
        inner: statement,
        bind: (...values: Array<unknown>) => wrap(statement.bind(...values)),
        all: () => perform('database', () => statement.all()),
        run: () => perform('database', () => statement.run()),
        first: (column: string) =>
          perform('database', () => (column ? statement.first(column) : statement.first())),
      })
    const database: D1Database = Object.assign(Object.create(null), {
      prepare: (sql: string) => wrap(db.prepare(sql)),
      batch: (statements: Array<{ inner: D1PreparedStatement }>) =>
        perform('database', () => db.batch(statements.map(({ inner }) => inner))),
    })

    const post: typeof fetch = (_, init) =>
      perform('webhook', async () => {
        const headers = Object.fromEntries(new Headers(init?.headers))
        bodies.push(new Webhook(SECRET).verify(String(init?.body), headers) as Record<string, unknown>)
        return answer('webhook', headers['webhook-id'] ?? '')
      })
    const settings = {
      CONTACT_EMAIL_TO: 'office@company.example',
      CONTACT_EMAIL_FROM: 'website@company.example',
      CONTACT_WEBHOOK_URL: 'https://hooks.example/contact',
      CONTACT_WEBHOOK_SECRET: SECRET,
    }
    const mailer: SendEmail = Object.assign(Object.create(null), {
      send: (mail: EmailMessageBuilder) =>
        perform('email', async () => {
          bodies.push({ ...mail })
          const response = await answer('email', mail.headers?.['X-Message-Id'] ?? '')
          if (!response.ok) throw Object.assign(new Error('no'), { code: 'E_RATE_LIMIT_EXCEEDED' })
        }),
    })
    const delivering = {
      settings,
      mailer,
      db: database,
      fetch: post,
      now: () => clock.now,
      requestId: 'request',
      origin: {
        name: 'test',
        isRemote,
        fetch: (_: string, init: { headers?: Readonly<Record<string, string>>; body?: unknown }) =>
          perform('upstream', async () => {
            bodies.push(JSON.parse(String(init.body)))
            return answer('upstream', init.headers?.['Idempotency-Key'] ?? '')
          }),
      },
    }
    return {
      delivering,
      accept: async (message: Message, isSuspected = false): Promise<Outcome> =>
        acceptMessage(
          { ...delivering, underWay, waitUntil: (one) => void work.push(one) },
          { ...message, receivedAt: clock.now },
          { words: message.message, isSuspected },
        ),
      /** Resolves when all background work after the answers has ended. */
      settle: async () => {
        for (let one = work.shift(); one; one = work.shift()) await one
      },
      runCron: () => deliverDue(delivering),
      effects: () => count,
      die: () => {
        isDead = true
      },
    }
  }

  return {
    isolate,
    clock,
    received,
    bodies,
    play: (destination: 'upstream' | 'webhook' | 'email', ...answers: Array<Answer>) => {
      script[destination] = answers
    },
    later: (ms: number) => {
      clock.now += ms
    },
  }
}
