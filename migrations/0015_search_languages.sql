-- Searched by texts that are written in the letters of another language: what it calls a row and says of it, in Latin letters.
DROP TABLE catalogue_search;
CREATE VIRTUAL TABLE catalogue_search USING fts5 (
  category_id UNINDEXED,
  service_id UNINDEXED,
  title,
  keywords,
  description,
  other_title,
  other_description,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
-- The seed brings the words of other languages.
INSERT INTO catalogue_search (category_id, service_id, title, keywords, description)
  SELECT id, NULL, title, keywords, description FROM categories
  UNION ALL SELECT category_id, NULL, title, keywords, description FROM child_categories
  UNION ALL SELECT category_id, id, title, keywords, description FROM services;
