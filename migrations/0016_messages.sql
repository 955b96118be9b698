-- Contact messages and alerts: one row each, whichever upstream is configured. `id` is derived from the idempotency key.
-- Emptying a message removes the personal data and keeps id and key for 90 days, so that a queued copy is not stored again.
-- Times are milliseconds since the epoch.
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
ALTER TABLE deliveries RENAME TO old_deliveries;
DROP INDEX deliveries_due;
DROP INDEX deliveries_done;
-- One row for each destination (`upstream`, `email`, `webhook`) of a message. `state` is `pending`, `held` (suspected spam),
-- `delivered`, `rejected` (a dead letter) or `closed`.
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
-- Carries over the former tables: stored messages, the outbox of a remote upstream, messages that only a destination still
-- waited for, and the keys of erased messages.
INSERT INTO messages (id, type, idempotency_key, name, email, phone, message, language, received_at, closed_at)
  SELECT id, 'contact.message', COALESCE(idempotency_key, id), name, email, phone, message, language,
    CAST(strftime('%s', received_at) AS INTEGER) * 1000, dealt_with_at
  FROM contact_messages;
INSERT INTO messages (id, type, idempotency_key, name, email, phone, message, language, received_at, emptied_at)
  SELECT id, 'contact.message', idempotency_key, COALESCE(json_extract(text, '$.name'), ''),
    COALESCE(json_extract(text, '$.email'), ''), COALESCE(json_extract(text, '$.phone'), ''),
    COALESCE(json_extract(text, '$.message'), ''), json_extract(text, '$.language'), created_at, settled_at
  FROM (SELECT *, NULLIF(payload, '') AS text FROM contact_outbox)
  WHERE true ON CONFLICT DO NOTHING;
INSERT INTO messages (id, type, idempotency_key, name, email, phone, message, language, received_at)
  SELECT id, 'contact.message', id, json_extract(payload, '$.name'), json_extract(payload, '$.email'),
    json_extract(payload, '$.phone'), json_extract(payload, '$.message'), json_extract(payload, '$.language'), created_at
  FROM old_deliveries WHERE type = 'contact.message' AND payload <> ''
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email, phone = excluded.phone,
    message = excluded.message, emptied_at = NULL WHERE messages.emptied_at IS NOT NULL;
INSERT INTO messages (id, type, idempotency_key, received_at, emptied_at)
  SELECT idempotency_key, 'contact.message', idempotency_key, erased_at, erased_at FROM contact_tombstones
  WHERE true ON CONFLICT DO NOTHING;
INSERT INTO deliveries (message_id, destination, state, attempts, next_attempt_at, last_error, settled_at)
  SELECT id, destination, CASE WHEN delivered_at IS NULL THEN 'pending' ELSE 'delivered' END, attempts, next_attempt_at,
    last_error, delivered_at
  FROM old_deliveries WHERE id IN (SELECT id FROM messages WHERE emptied_at IS NULL);
INSERT INTO deliveries (message_id, destination, state, attempts, next_attempt_at, last_error, settled_at)
  SELECT id, 'upstream', CASE WHEN dead_at IS NOT NULL THEN 'rejected' WHEN settled_at IS NOT NULL THEN 'delivered' ELSE 'pending' END,
    attempts, 0, last_error, COALESCE(dead_at, settled_at)
  FROM contact_outbox WHERE id IN (SELECT id FROM messages WHERE emptied_at IS NULL);
DROP TABLE old_deliveries;
DROP TABLE contact_messages;
DROP TABLE contact_outbox;
DROP TABLE contact_tombstones;
DROP TABLE secrets;
