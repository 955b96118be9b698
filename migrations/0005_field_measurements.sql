-- What visitors' browsers measured, as counts: how many visits of a day fell into which bucket (src/browser/web-vitals/metrics.ts).
-- `page` is a route, never an address. The size is bounded by the number of routes, metrics, buckets and kept days.
CREATE TABLE field_measurements (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  metric TEXT NOT NULL,
  device TEXT NOT NULL,
  connection TEXT NOT NULL,
  bucket INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, page, metric, device, connection, bucket)
) WITHOUT ROWID;
