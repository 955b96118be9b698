-- The facts of jobs, apart from `services`, whose rows every list reads. `facts` is JSON, and `words` holds its texts
-- in further languages, as in the other tables of the catalogue.
CREATE TABLE job_facts (
  job_id TEXT PRIMARY KEY,
  facts TEXT NOT NULL CHECK (json_valid(facts)),
  words TEXT NOT NULL DEFAULT '{}'
);
