-- What was purged from the caches, and when last (milliseconds since the epoch): what is stored with a tag and is older
-- than that is not served any more.
CREATE TABLE purges (
  tag TEXT PRIMARY KEY,
  purged_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX purges_by_time ON purges (purged_at);
