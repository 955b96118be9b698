import { goodQuery, newConnection } from './contact-requests.ts'
import { type Site, startSite } from './start-site.ts'

export const PASSWORD = 'Nine-lamps, one desk'

/** Returns the headers of somebody who is signed in to the desk with the password, each time from a new connection. */
export function signedIn(name = 'Asha', password = PASSWORD): Record<string, string> {
  const credentials = Buffer.from(`${name}:${password}`).toString('base64')
  return { ...newConnection(), Authorization: `Basic ${credentials}` }
}

type Row = Record<string, string | number | null>

/** Stores messages, with the given columns in place of those of a good message. Returns their ids. */
export async function insertMessages(db: D1Database, rows: ReadonlyArray<Row>): Promise<Array<string>> {
  const messages: Array<Row> = rows.map((row) => {
    const id = crypto.randomUUID().replaceAll('-', '')
    return { id, idempotency_key: id, ...goodQuery, received_at: Date.now(), ...row }
  })
  await db.batch(
    messages.map((message) => {
      const places = Object.keys(message).map((_, index) => `?${index + 1}`)
      const insertion = `INSERT INTO messages (${Object.keys(message)}) VALUES (${places})`
      return db.prepare(insertion).bind(...Object.values(message))
    }),
  )
  return messages.map(({ id }) => String(id))
}

/** Returns the columns of a call back that a visitor wants at a time. */
export function callBack(preferredDay?: string, preferredTime?: string, more: object = {}): Row {
  return { topic: 'booking', details: JSON.stringify({ preferredDay, preferredTime, ...more }) }
}

export type Desk = Site & {
  db: D1Database
  /** Stores messages in place of all others. */
  fill: (rows: ReadonlyArray<Row>) => Promise<Array<string>>
  /** Posts the form of a message as the page does. */
  save: (
    id: string,
    fields: Record<string, string | number>,
    headers?: Record<string, string>,
  ) => Promise<Response>
}

/** Starts a site whose desk has a password. */
export async function startDesk(options: Parameters<typeof startSite>[0] = {}): Promise<Desk> {
  const site = await startSite({ ...options, vars: { DESK_PASSWORD: PASSWORD, ...options.vars } })
  const db = await site.runtime.getD1Database('DB')
  return {
    ...site,
    db,
    fill: async (rows) => {
      await db.prepare('DELETE FROM messages').run()
      return insertMessages(db, rows)
    },
    save: (id, fields, headers = {}) =>
      site.fetch(`/desk/message/${id}`, {
        method: 'POST',
        headers: { Origin: site.url, ...signedIn(), ...headers },
        body: new URLSearchParams(
          Object.entries({ version: 0, note: '', ...fields }).map(([name, value]) => [name, `${value}`]),
        ),
      }),
  }
}
