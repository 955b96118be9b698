/** Returns the value of a row of `operation_state` and when it was written (ms); null if there is none. */
export async function readState(
  db: D1Database,
  name: string,
): Promise<{ value: string; changedAt: number } | null> {
  return db
    .prepare('SELECT value, changed_at AS changedAt FROM operation_state WHERE name = ?1')
    .bind(name)
    .first<{ value: string; changedAt: number }>()
}

/** Writes a row of `operation_state`. */
export async function writeState(db: D1Database, name: string, value: string, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO operation_state (name, value, changed_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`,
    )
    .bind(name, value, now)
    .run()
}
