import type { Context } from 'hono'
import * as v from 'valibot'
import { contactMessageSchema } from '#api/schemas/contact.ts'
import type { UpstreamEnv } from '#upstream/app.ts'
import { destinationsOf, noticeStatements } from '#upstream/destinations.ts'
import { Hono } from '#upstream/hono.ts'

const MOST = 200

/** The `limit` filter as a whole number from 1 to 200; anything else means no limit of the caller's. */
export function limitOf(c: Context): number {
  const limit = Number(c.req.query('limit'))
  return Number.isInteger(limit) && limit >= 1 && limit <= MOST ? limit : MOST
}

export const queries = new Hono<UpstreamEnv>()

/**
 * Stores the message, and in the same batch what each destination is to be told of it. A message with an
 * `Idempotency-Key` that is known, which names its words too, is answered as before and stores nothing, also when it was
 * erased meanwhile or its time was over.
 */
queries.post('/', async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined)
  const query = v.safeParse(contactMessageSchema, body)
  if (!query.success) return c.json({ code: 400, message: query.issues[0].message }, 400)
  const key = c.req.header('Idempotency-Key') ?? null
  const { DB: db } = c.env
  const { name, email, phone, message, language = null } = query.output
  const id = crypto.randomUUID()
  const now = Date.now()
  const stored = db
    .prepare(
      `INSERT INTO contact_messages (id, idempotency_key, name, email, phone, message, received_at, language)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE NOT EXISTS
         (SELECT 1 FROM contact_tombstones WHERE idempotency_key = ?2) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(id, key, name, email, phone, message, new Date(now).toISOString(), language)
  const notice = {
    id,
    type: 'contact.message',
    payload: JSON.stringify(query.output),
    createdAt: now,
    dueAt: 0,
  } as const
  const isStored = 'SELECT 1 FROM contact_messages WHERE id = ?1'
  await db.batch([stored, ...noticeStatements(db, notice, destinationsOf(c.env), isStored)])
  return c.json({ code: 200, message: 'Received.' })
})

/** Forgets the keys of messages received, or deleted, before a time; the messages stay. */
export async function forgetKeys(db: D1Database, before: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        'UPDATE contact_messages SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND received_at < ?1',
      )
      .bind(new Date(before).toISOString()),
    db.prepare('DELETE FROM contact_tombstones WHERE erased_at < ?1').bind(before),
  ])
}
