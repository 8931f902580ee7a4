-- The logs of all tables. The entries of all tables lie one after the other as they were written, so that a commit
-- for many tables fills few pages; the key leads to those of one table.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
);
