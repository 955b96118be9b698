import type { Context } from 'hono'
import * as v from 'valibot'
import { messageId } from '#api/message-id.ts'
import { contactQuerySchema } from '#api/schemas/contact.ts'
import type { UpstreamEnv } from '#upstream/app.ts'
import { Hono } from '#upstream/hono.ts'

const MOST = 200

/** The `limit` filter as a whole number from 1 to 200; anything else means no limit of the caller's. */
export function limitOf(c: Context): number {
  const limit = Number(c.req.query('limit'))
  return Number.isInteger(limit) && limit >= 1 && limit <= MOST ? limit : MOST
}

export const queries = new Hono<UpstreamEnv>()

/** Stores the message. The same message with the same `Idempotency-Key` is answered as before and stores nothing. */
queries.post('/', async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined)
  const query = v.safeParse(contactQuerySchema, body)
  if (!query.success) return c.json({ code: 400, message: query.issues[0].message }, 400)
  const key = c.req.header('Idempotency-Key')
  const { name, email, phone, message } = query.output
  await c.env.DB.prepare(
    `INSERT INTO contact_messages (id, idempotency_key, name, email, phone, message, received_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (idempotency_key) DO NOTHING`,
  )
    .bind(
      crypto.randomUUID(),
      key ? await messageId(key, query.output) : null,
      name,
      email,
      phone,
      message,
      new Date().toISOString(),
    )
    .run()
  return c.json({ code: 200, message: 'Received.' })
})

/** Forgets the keys of messages received before a time; the messages stay. */
export async function forgetKeys(db: D1Database, before: number): Promise<void> {
  await db
    .prepare(
      'UPDATE contact_messages SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND received_at < ?1',
    )
    .bind(new Date(before).toISOString())
    .run()
}
