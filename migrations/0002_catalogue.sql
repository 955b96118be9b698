-- In each table, `translations` holds the texts in further languages, as JSON by language: {"hi": {"title": "…"}}. English
-- stands in for a text that is missing there.
CREATE TABLE services (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  image TEXT NOT NULL,
  is_popular INTEGER NOT NULL DEFAULT 0,
  keywords TEXT NOT NULL,
  translations TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE job_groups (
  id TEXT PRIMARY KEY,
  service_id TEXT NOT NULL REFERENCES services (id),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  keywords TEXT NOT NULL,
  translations TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX job_groups_by_service ON job_groups (service_id, position);

CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  service_id TEXT NOT NULL REFERENCES services (id),
  group_id TEXT NOT NULL REFERENCES job_groups (id),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  price_from INTEGER NOT NULL,
  image TEXT NOT NULL,
  keywords TEXT NOT NULL,
  translations TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX jobs_by_service ON jobs (service_id, position);

-- The facts of a job as JSON, apart from `jobs`, whose rows every list reads.
CREATE TABLE job_facts (
  job_id TEXT PRIMARY KEY,
  facts TEXT NOT NULL CHECK (json_valid(facts)),
  translations TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE brands (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  image TEXT NOT NULL,
  website TEXT NOT NULL,
  redirect TEXT,
  translations TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE states (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  image TEXT NOT NULL,
  translations TEXT NOT NULL DEFAULT '{}'
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
  translations TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX cities_by_state ON cities (state_id, position);

-- `translations` of a post is {"hi": {"summary": {…}, "content": "…"}}.
CREATE TABLE posts (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  image TEXT NOT NULL,
  categories TEXT NOT NULL CHECK (json_valid(categories)),
  content TEXT NOT NULL,
  short_description TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  created_at TEXT NOT NULL,
  translations TEXT NOT NULL DEFAULT '{}'
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
