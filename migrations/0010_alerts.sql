-- Rules that are broken at this time. `raised_id` names the notice that people were sent; without one the rule has not been
-- broken for long enough. Times are milliseconds since the epoch.
CREATE TABLE alerts (
  rule TEXT PRIMARY KEY,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  raised_id TEXT
) WITHOUT ROWID;
-- How many answers the site gave in five minutes, and how many of them were its own faults (5xx). Kept for a day.
CREATE TABLE answer_counts (
  period INTEGER PRIMARY KEY,
  answers INTEGER NOT NULL,
  faults INTEGER NOT NULL
);
