const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)"

/**
 * Returns the statement that purges all caches, by the clock of the database. After a hard purge older entries are
 * never served again.
 */
export function purgeStatement({ isHard }: { isHard: boolean }): string {
  return `INSERT INTO purge (only_row, purged_at, hard_purged_at) VALUES (1, ${NOW}, ${isHard ? NOW : 0})
    ON CONFLICT (only_row) DO UPDATE SET purged_at = excluded.purged_at,
    hard_purged_at = max(hard_purged_at, excluded.hard_purged_at)`
}
