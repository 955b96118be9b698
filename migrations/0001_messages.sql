-- Contact messages and alerts: one row each, whichever upstream is configured. `id` is derived from the idempotency
-- key. Emptying a message removes the personal data and keeps id and key for 90 days, so that a queued copy is not
-- stored again. Times are milliseconds since the epoch.
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  message TEXT NOT NULL DEFAULT '',
  topic TEXT,
  details TEXT,
  language TEXT,
  suspected INTEGER NOT NULL DEFAULT 0,
  received_at INTEGER NOT NULL,
  closed_at INTEGER,
  emptied_at INTEGER
);
CREATE INDEX messages_kept ON messages (received_at) WHERE emptied_at IS NULL;
CREATE INDEX messages_emptied ON messages (emptied_at) WHERE emptied_at IS NOT NULL;

-- One row for each destination (`upstream`, `email`, `webhook`) of a message. `state` is `pending`, `held` (suspected
-- spam), `delivered`, `rejected` (a dead letter) or `closed`.
CREATE TABLE deliveries (
  message_id TEXT NOT NULL,
  destination TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  lease_until INTEGER,
  last_error TEXT,
  settled_at INTEGER,
  PRIMARY KEY (message_id, destination)
) WITHOUT ROWID;
CREATE INDEX deliveries_open ON deliveries (state, next_attempt_at) WHERE state IN ('pending', 'rejected');
