-- Times are milliseconds since the epoch.

-- What the operation of the site remembers, by name: `alert` is what the operator was last told, `cron` the last completed
-- run of the cron trigger.
CREATE TABLE operation_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) WITHOUT ROWID;

-- The times of the last purges, by the clock of the database. Cached entries that are older are refreshed before they are
-- served, and after a hard purge never served.
CREATE TABLE purge (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  purged_at INTEGER NOT NULL,
  hard_purged_at INTEGER NOT NULL
);
