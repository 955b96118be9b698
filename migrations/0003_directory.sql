-- The edition that is shown. All other rows of the directory belong to an edition, and one update here switches
-- readers.
CREATE TABLE directory (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  edition INTEGER NOT NULL
);

-- `edition` is the time at which its import began (ms). `sample` is the digest of the sample data, NULL for an import.
-- `retired_at` is the time at which another edition replaced it (ms).
CREATE TABLE directory_edition (
  edition INTEGER PRIMARY KEY,
  sample TEXT,
  retired_at INTEGER
);

-- `rating` is in hundredths, 0 without reviews; `days` has bit n for day n of the week, Monday first. An import
-- compares `hash` to find changes. `translations` has texts in further languages: {"hi": {"summary": {…}, "profile": {…}}}.
CREATE TABLE provider (
  edition INTEGER NOT NULL,
  id TEXT NOT NULL,
  city_id TEXT NOT NULL,
  rating INTEGER NOT NULL,
  is_verified INTEGER NOT NULL,
  days INTEGER NOT NULL,
  hash TEXT NOT NULL,
  summary TEXT NOT NULL CHECK (json_valid(summary)),
  profile TEXT NOT NULL CHECK (json_valid(profile)),
  translations TEXT NOT NULL CHECK (json_valid(translations)),
  UNIQUE (edition, id)
);

-- One row per service of a provider, and one with the service '' for lists of all services. Every key is ascending: the
-- lowest comes first in a list.
CREATE TABLE provider_service (
  edition INTEGER NOT NULL,
  provider_id TEXT NOT NULL,
  service_id TEXT NOT NULL,
  city_id TEXT NOT NULL,
  match_key INTEGER NOT NULL,
  rating_key INTEGER NOT NULL,
  experience_key INTEGER NOT NULL,
  price_key INTEGER NOT NULL,
  PRIMARY KEY (edition, provider_id, service_id)
) WITHOUT ROWID;
CREATE INDEX provider_service_match ON provider_service (edition, service_id, match_key, provider_id);
CREATE INDEX provider_service_rating ON provider_service (edition, service_id, rating_key, provider_id);
CREATE INDEX provider_service_experience ON provider_service (edition, service_id, experience_key, provider_id);
CREATE INDEX provider_service_price ON provider_service (edition, service_id, price_key, provider_id);
CREATE INDEX provider_city_match ON provider_service (edition, service_id, city_id, match_key, provider_id);
CREATE INDEX provider_city_rating ON provider_service (edition, service_id, city_id, rating_key, provider_id);
CREATE INDEX provider_city_experience ON provider_service (edition, service_id, city_id, experience_key, provider_id);
CREATE INDEX provider_city_price ON provider_service (edition, service_id, city_id, price_key, provider_id);

-- `price_key` is the price in whole rupees, or the maximum without a price.
CREATE TABLE provider_job (
  edition INTEGER NOT NULL,
  provider_id TEXT NOT NULL,
  job_id TEXT NOT NULL,
  city_id TEXT NOT NULL,
  price_key INTEGER NOT NULL,
  PRIMARY KEY (edition, provider_id, job_id)
) WITHOUT ROWID;
CREATE INDEX provider_job_price ON provider_job (edition, job_id, price_key, provider_id);
CREATE INDEX provider_job_city_price ON provider_job (edition, job_id, city_id, price_key, provider_id);

-- `value` is the name as URLs have it, `translations` its title by language: {"hi": "…"}.
CREATE TABLE provider_area (
  edition INTEGER NOT NULL,
  provider_id TEXT NOT NULL,
  value TEXT NOT NULL,
  title TEXT NOT NULL,
  translations TEXT,
  PRIMARY KEY (edition, provider_id, value)
) WITHOUT ROWID;

CREATE TABLE provider_language (
  edition INTEGER NOT NULL,
  provider_id TEXT NOT NULL,
  value TEXT NOT NULL,
  title TEXT NOT NULL,
  translations TEXT,
  PRIMARY KEY (edition, provider_id, value)
) WITHOUT ROWID;

-- Reviews by position, the newest first. `translations` is {"hi": {"user": "…", "comment": "…"}}.
CREATE TABLE provider_review (
  edition INTEGER NOT NULL,
  provider_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  review TEXT NOT NULL CHECK (json_valid(review)),
  translations TEXT NOT NULL CHECK (json_valid(translations)),
  PRIMARY KEY (edition, provider_id, position)
) WITHOUT ROWID;

-- The words by which a text finds a provider. A prefix is a range of terms.
CREATE TABLE provider_term (
  edition INTEGER NOT NULL,
  provider_id TEXT NOT NULL,
  term TEXT NOT NULL,
  PRIMARY KEY (edition, provider_id, term)
) WITHOUT ROWID;
CREATE INDEX provider_term_range ON provider_term (edition, term, provider_id);

-- Numbers of providers per service and city, in total and by filter value. '' stands for all services or all cities.
-- The filter 'total' has the value ''. `min_price` is the lowest price of a job, NULL without any.
CREATE TABLE provider_count (
  edition INTEGER NOT NULL,
  service_id TEXT NOT NULL,
  filter TEXT NOT NULL,
  city_id TEXT NOT NULL,
  value TEXT NOT NULL,
  title TEXT NOT NULL,
  translations TEXT,
  count INTEGER NOT NULL,
  min_price INTEGER,
  PRIMARY KEY (edition, service_id, filter, city_id, value)
) WITHOUT ROWID;

-- Ids of providers whose profile was shown once, so that a withdrawn profile is answered as such. `id` is a hash of the
-- operator's key. An import never takes in a provider with `is_erased`.
CREATE TABLE provider_ids (
  id TEXT PRIMARY KEY,
  is_erased INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
