-- In each table, `words` holds the texts in further languages, as JSON by language: {"hi": {"title": "…"}}. English
-- stands in for a text that is missing there.
CREATE TABLE categories (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  image TEXT NOT NULL,
  is_popular INTEGER NOT NULL DEFAULT 0,
  keywords TEXT NOT NULL,
  words TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE child_categories (
  id TEXT PRIMARY KEY,
  category_id TEXT NOT NULL REFERENCES categories (id),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  keywords TEXT NOT NULL,
  words TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX child_categories_by_category ON child_categories (category_id, position);

CREATE TABLE services (
  id TEXT PRIMARY KEY,
  category_id TEXT NOT NULL REFERENCES categories (id),
  child_id TEXT NOT NULL REFERENCES child_categories (id),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  price_from INTEGER NOT NULL,
  image TEXT NOT NULL,
  keywords TEXT NOT NULL,
  words TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX services_by_category ON services (category_id, position);

CREATE TABLE brands (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  image TEXT NOT NULL,
  website TEXT NOT NULL,
  redirect TEXT,
  words TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE states (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  image TEXT NOT NULL,
  words TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE cities (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  state_id TEXT NOT NULL REFERENCES states (id),
  title TEXT NOT NULL,
  image TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  service_ids TEXT NOT NULL CHECK (json_valid(service_ids)),
  services INTEGER NOT NULL,
  aliases TEXT NOT NULL CHECK (json_valid(aliases)),
  words TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX cities_by_state ON cities (state_id, position);

-- `words` of a post is {"hi": {"summary": {…}, "content": "…"}}.
CREATE TABLE posts (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  image TEXT NOT NULL,
  categories TEXT NOT NULL CHECK (json_valid(categories)),
  content TEXT NOT NULL,
  short_description TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  created_at TEXT NOT NULL,
  words TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX posts_by_date ON posts (created_at DESC);

-- Slugs of withdrawn posts, which answer 410.
CREATE TABLE withdrawn_posts (
  slug TEXT PRIMARY KEY
) WITHOUT ROWID;

-- The edition of the repository's catalogue that the tables hold.
CREATE TABLE catalogue_edition (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  edition TEXT NOT NULL
);
