-- One row that is written to prove that the disk still takes what it is given: readiness means being able to write.
CREATE TABLE pulse (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    beats INTEGER NOT NULL
);
INSERT INTO pulse (only_row, beats) VALUES (1, 0);
