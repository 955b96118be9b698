-- When the cron trigger last came to its end, in milliseconds since the epoch.
CREATE TABLE cron_runs (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  ended_at INTEGER NOT NULL
);

-- What went wrong in browsers, by day (UTC) and by what it is. Nothing says in whose.
CREATE TABLE browser_faults (
  day TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  kind TEXT NOT NULL,
  message TEXT NOT NULL,
  page TEXT NOT NULL,
  build TEXT NOT NULL,
  stack TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, fingerprint)
) WITHOUT ROWID;
