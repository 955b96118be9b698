-- What people are to be told, one row for each destination (`email`, `webhook`). `id` names the message or the alert and
-- is the same at every attempt and destination; once the destination has taken it, `payload` is emptied.
-- Times are milliseconds since the epoch.
CREATE TABLE deliveries (
  id TEXT NOT NULL,
  destination TEXT NOT NULL,
  type TEXT NOT NULL,
  payload TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  delivered_at INTEGER,
  PRIMARY KEY (id, destination)
);
CREATE INDEX deliveries_due ON deliveries (destination, next_attempt_at) WHERE delivered_at IS NULL;
CREATE INDEX deliveries_done ON deliveries (delivered_at) WHERE delivered_at IS NOT NULL;
-- `delivered_at`: every destination has the message. `dealt_with_at`: the operator says that the matter is closed.
ALTER TABLE contact_messages ADD COLUMN delivered_at INTEGER;
ALTER TABLE contact_messages ADD COLUMN dealt_with_at INTEGER;
-- Keys of messages that were erased: what a browser still sends under them is answered as before and not stored.
CREATE TABLE contact_tombstones (
  idempotency_key TEXT PRIMARY KEY,
  erased_at INTEGER NOT NULL
) WITHOUT ROWID;
