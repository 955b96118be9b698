-- Web vitals and client errors go to Analytics Engine or the log.
DROP TABLE field_measurements;
DROP TABLE field_shares;
DROP TABLE browser_faults;
