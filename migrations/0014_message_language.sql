-- The language of the form that a message was written in, by its code; null where it was not said.
ALTER TABLE contact_messages ADD COLUMN language TEXT;
