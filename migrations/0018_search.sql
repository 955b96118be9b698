-- The worker searches the catalogue with an index in memory, built from the rows.
DROP TABLE catalogue_search;
