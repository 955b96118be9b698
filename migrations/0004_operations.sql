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

-- The time of the last purge of each tag. Cached entries with the tag that are older are not served.
CREATE TABLE purges (
  tag TEXT PRIMARY KEY,
  purged_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX purges_by_time ON purges (purged_at);

-- The time at which the cron trigger last completed.
CREATE TABLE cron_runs (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  ended_at INTEGER NOT NULL
);
