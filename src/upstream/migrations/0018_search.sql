-- The search of the catalogue is an index in the worker's memory, made of the rows themselves.
DROP TABLE catalogue_search;
