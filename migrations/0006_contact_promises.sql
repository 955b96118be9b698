-- `promised_at`: the visitor was told that the message is saved; from then on no answer removes its text.
-- `dead_at`: the API refused a message that was promised. Such a dead letter keeps its text, has no next attempt and
-- stays until the operator has dealt with it.
ALTER TABLE contact_outbox ADD COLUMN promised_at INTEGER;
ALTER TABLE contact_outbox ADD COLUMN dead_at INTEGER;
