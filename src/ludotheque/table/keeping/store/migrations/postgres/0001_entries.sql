-- The logs of all tables.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL CHECK (seq > 0),
    entry bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
