-- One row for each category, child category and service. `keywords` are ordinary words for the problem.
CREATE VIRTUAL TABLE catalogue_search USING fts5 (
  category_id UNINDEXED,
  service_id UNINDEXED,
  title,
  keywords,
  description,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
