CREATE TABLE contact_messages (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE INDEX contact_messages_by_date ON contact_messages (received_at);
