-- Messages on their way to a remote marketplace API. `id` names one sending of one message; `idempotency_key` is what
-- travels with it. Once the API has said something final, `answer` holds that and `payload` is emptied.
-- Times are milliseconds since the epoch.
CREATE TABLE contact_outbox (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL,
  payload TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  answer TEXT,
  created_at INTEGER NOT NULL,
  settled_at INTEGER
);
CREATE INDEX contact_outbox_due ON contact_outbox (next_attempt_at) WHERE settled_at IS NULL;
CREATE INDEX contact_outbox_settled ON contact_outbox (settled_at) WHERE settled_at IS NOT NULL;
