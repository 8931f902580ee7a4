-- When somebody must look after a match over days, in milliseconds since 1970, though nobody may be at its table.
CREATE TABLE reminders (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    due bigint NOT NULL
);
CREATE INDEX reminders_by_due ON reminders (due);
