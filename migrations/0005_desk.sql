-- What the office has done about a message (docs/desk.md). `progress` is `new`, `called` or `arranged`, and stays when the
-- message is closed. `calls` counts the calls that nobody answered, `version` the changes.
ALTER TABLE messages ADD COLUMN progress TEXT NOT NULL DEFAULT 'new';
ALTER TABLE messages ADD COLUMN calls INTEGER NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE messages ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- The values of a message after each change. Rows are only added, and deleted with their message.
CREATE TABLE message_changes (
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL,
  state TEXT NOT NULL,
  calls INTEGER NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (message_id, version)
) WITHOUT ROWID;
