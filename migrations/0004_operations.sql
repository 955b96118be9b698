-- Times are milliseconds since the epoch.

-- Rules that are broken at this time. `raised_id` is the id of the alert; NULL while the rule has not been broken for
-- long.
CREATE TABLE alerts (
  rule TEXT PRIMARY KEY,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  raised_id TEXT
) WITHOUT ROWID;

-- Numbers of answers and of server errors (5xx) per period of five minutes, kept for a day.
CREATE TABLE answer_counts (
  period INTEGER PRIMARY KEY,
  answers INTEGER NOT NULL,
  faults INTEGER NOT NULL
);

-- The times of the last purges, by the clock of the database. Cached entries that are older are refreshed before they are
-- served, and after a hard purge never served.
CREATE TABLE purge (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  purged_at INTEGER NOT NULL,
  hard_purged_at INTEGER NOT NULL
);

-- The time at which the cron trigger last completed.
CREATE TABLE cron_runs (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  ended_at INTEGER NOT NULL
);
