-- The directory of professionals. Its rows are written under an edition of their own; `directory` says which one is shown.
CREATE TABLE directory (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  edition TEXT NOT NULL,
  is_sample INTEGER NOT NULL
);

-- What a list says of somebody, and what a profile says beside it, as JSON.
CREATE TABLE providers (
  edition TEXT NOT NULL,
  id TEXT NOT NULL,
  summary TEXT NOT NULL CHECK (json_valid(summary)),
  profile TEXT NOT NULL CHECK (json_valid(profile)),
  PRIMARY KEY (edition, id)
) WITHOUT ROWID;

-- A row is a page of reviews, the newest first.
CREATE TABLE provider_reviews (
  edition TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  page INTEGER NOT NULL,
  reviews TEXT NOT NULL CHECK (json_valid(reviews)),
  PRIMARY KEY (edition, provider_id, page)
) WITHOUT ROWID;

-- For each scope, a trade and a city of which either may be missing ('plumbing/kochi', '/kochi', 'plumbing/', '/'): how many
-- there are, the counts beside the filters, and where they are ([city, state, latitude, longitude, how many]).
CREATE TABLE provider_scopes (
  edition TEXT NOT NULL,
  scope TEXT NOT NULL,
  total INTEGER NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  places TEXT NOT NULL CHECK (json_valid(places)),
  PRIMARY KEY (edition, scope)
) WITHOUT ROWID;

-- Everybody of a scope in the order 'best match', some hundred to a row, with what filters and sorting look at
-- (src/upstream/directory/list-part.ts). `last_key` is the place in that order of the last of them.
CREATE TABLE provider_lists (
  edition TEXT NOT NULL,
  scope TEXT NOT NULL,
  last_key INTEGER NOT NULL,
  part INTEGER NOT NULL,
  people TEXT NOT NULL CHECK (json_valid(people)),
  PRIMARY KEY (edition, scope, last_key, part)
) WITHOUT ROWID;

-- `tokens` says of each row its edition, trades and city, so that a search stays within them. Rows of an edition are
-- written in the order 'best match'. `entry` is what `provider_lists` has of them.
CREATE VIRTUAL TABLE provider_search USING fts5 (
  entry UNINDEXED,
  tokens,
  name,
  title,
  places,
  trades,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);

-- Whose profile was shown once: when it is not any more, its address says so. `id` is a hash of the operator's key.
-- `is_erased`: never to be taken in again.
CREATE TABLE provider_ids (
  id TEXT PRIMARY KEY,
  is_erased INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
