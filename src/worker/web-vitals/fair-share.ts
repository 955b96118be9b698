import { hashText } from '#lib/hash.ts'

/** Groups that connections fall into, in another way each day. A number of so few names nobody. */
const GROUPS = 128
/** Reports of a group that count on a day on which few come. */
const ALWAYS_COUNTED = 5
/** How many times the share of an average group one may have. */
const MOST_SHARES = 3
/** Reports that count in a day: more would say nothing new, and each is written. */
const MOST_IN_A_DAY = 50_000

/**
 * Counts a report towards the group of its connection, unless the group or the day has had its share: a few connections
 * that send without end stay a small part of what is counted. The day is one like `2026-11-21`, with a word in front of it
 * where something else is counted than speed.
 */
export async function takeShare(db: D1Database, day: string, connection: string): Promise<boolean> {
  const group = hashText(`${day} ${connection}`) % GROUPS
  const taken = await db
    .prepare(
      `INSERT INTO field_shares (day, connections, reports) VALUES (?1, ?2, 1)
       ON CONFLICT DO UPDATE SET reports = reports + 1
       WHERE reports < ?3 + ?4 * (SELECT SUM(reports) FROM field_shares WHERE day = ?1) / ?5
         AND (SELECT SUM(reports) FROM field_shares WHERE day = ?1) < ?6
       RETURNING reports`,
    )
    .bind(day, group, ALWAYS_COUNTED, MOST_SHARES, GROUPS, MOST_IN_A_DAY)
    .first()
  return taken !== null
}

/** Forgets the shares of the days before this one. */
export async function forgetShares(db: D1Database, today: string): Promise<void> {
  await db.prepare('DELETE FROM field_shares WHERE substr(day, -10) < ?1').bind(today).run()
}
