/** Notes that the cron trigger has come to its end. */
export async function noteCronRun(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      'INSERT INTO cron_runs (only_row, ended_at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET ended_at = excluded.ended_at',
    )
    .bind(now)
    .run()
}

/** When the cron trigger last came to its end, in milliseconds; undefined when it never did. */
export async function lastCronRun(db: D1Database): Promise<number | undefined> {
  return (await db.prepare('SELECT ended_at FROM cron_runs').first<number>('ended_at')) ?? undefined
}
