-- How many reports of a day came from which group of connections, so that few connections cannot make up the figures
-- (src/worker/web-vitals/keep-report.ts). A group is a number of 128 that tells nothing of those in it. Kept for the day.
CREATE TABLE field_shares (
  day TEXT NOT NULL,
  connections INTEGER NOT NULL,
  reports INTEGER NOT NULL,
  PRIMARY KEY (day, connections)
) WITHOUT ROWID;
