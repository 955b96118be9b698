/** Where people are told of messages and alerts. */
export type Destination = 'email' | 'webhook'

/** What people are told of: the `type` of a webhook. */
export type NoticeType = 'contact.message' | 'alert.raised' | 'alert.cleared'

/** The settings that name the destinations. */
export type DestinationSettings = {
  CONTACT_EMAIL_TO?: string | undefined
  CONTACT_WEBHOOK_URL?: string | undefined
}

/** The destinations that are configured. */
export function destinationsOf({
  CONTACT_EMAIL_TO = '',
  CONTACT_WEBHOOK_URL = '',
}: DestinationSettings): Array<Destination> {
  return [
    ...(CONTACT_EMAIL_TO.trim() === '' ? [] : (['email'] as const)),
    ...(CONTACT_WEBHOOK_URL.trim() === '' ? [] : (['webhook'] as const)),
  ]
}

/** A notice as it is written down: `payload` is JSON, `dueAt` the first time at which it may be sent, in milliseconds. */
export type Notice = { id: string; type: NoticeType; payload: string; createdAt: number; dueAt: number }

/**
 * The statements that write a notice down for each destination, for a batch with that of which it tells. `given` is a
 * SELECT, with `?1` for the notice's id and `?5` for its `createdAt`, that must give a row: else nothing is written.
 */
export function noticeStatements(
  db: Pick<D1Database, 'prepare'>,
  { id, type, payload, createdAt, dueAt }: Notice,
  destinations: ReadonlyArray<Destination>,
  given: string,
): Array<D1PreparedStatement> {
  const statement = db.prepare(
    `INSERT INTO deliveries (id, destination, type, payload, created_at, next_attempt_at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (${given}) ON CONFLICT (id, destination) DO NOTHING`,
  )
  return destinations.map((destination) => statement.bind(id, destination, type, payload, createdAt, dueAt))
}
