-- Short codes that stand for a table, until a time in milliseconds since 1970.
CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    until INTEGER NOT NULL
);
