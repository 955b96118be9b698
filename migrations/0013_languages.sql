-- What other languages say of a row, as JSON by language: {"hi": {"title": "…"}}. What is missing is said in English.
ALTER TABLE categories ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
ALTER TABLE child_categories ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
ALTER TABLE services ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
ALTER TABLE brands ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
ALTER TABLE states ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
ALTER TABLE cities ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
-- {"hi": {"summary": {…}, "content": "…"}}
ALTER TABLE posts ADD COLUMN words TEXT NOT NULL DEFAULT '{}';

-- {"hi": {"summary": {…}, "profile": {…}}}
ALTER TABLE providers ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
-- {"hi": [{"user": "…", "comment": "…"}, …]}, as many as there are reviews in the row.
ALTER TABLE provider_reviews ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
-- The words of values of filters: {"hi": {"areas": {"kaloor": "…"}, "languages": {"hindi": "…"}}}.
ALTER TABLE provider_scopes ADD COLUMN words TEXT NOT NULL DEFAULT '{}';
