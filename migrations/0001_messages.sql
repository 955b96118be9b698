-- Contact messages: one row each, whichever upstream is configured. `id` is derived from the idempotency key. `repeated`
-- is set when another request with the key was told that the message is saved. Times are milliseconds since the epoch.
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  message TEXT NOT NULL DEFAULT '',
  topic TEXT,
  details TEXT,
  language TEXT,
  suspected INTEGER NOT NULL DEFAULT 0,
  repeated INTEGER NOT NULL DEFAULT 0,
  received_at INTEGER NOT NULL,
  closed_at INTEGER
);
CREATE INDEX messages_by_time ON messages (received_at);

-- One row for each destination (`upstream`, `email`, `webhook`) of a message. `state` is `pending`, `held` (suspected
-- spam), `delivered`, `dead` (rejected by the upstream, or given up) or `closed`. A delivery is given up some days
-- after `started_at`.
CREATE TABLE deliveries (
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  destination TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  lease_until INTEGER,
  last_error TEXT,
  settled_at INTEGER,
  PRIMARY KEY (message_id, destination)
) WITHOUT ROWID;
CREATE INDEX deliveries_open ON deliveries (state, next_attempt_at) WHERE state IN ('pending', 'dead');
