-- Short codes that stand for a table, until a time in milliseconds since 1970.
CREATE TABLE codes (
    code text COLLATE "C" NOT NULL PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    until bigint NOT NULL
);
