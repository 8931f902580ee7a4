-- One row that is written to prove that the database still takes what it is given: readiness means being able to write.
-- It is rewritten in place again and again, so its page keeps room for that.
CREATE TABLE pulse (
    only_row integer NOT NULL PRIMARY KEY CHECK (only_row = 1),
    beats bigint NOT NULL
) WITH (fillfactor = 10);
INSERT INTO pulse (only_row, beats) VALUES (1, 0);
