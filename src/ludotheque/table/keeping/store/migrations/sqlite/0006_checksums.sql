-- Every entry gets a checksum of itself and of all before it, and every table a head: the number and the checksum of
-- its last entry, by which a lost end is noticed. `gone` entries were deleted; what comes next is bound to `gone_link`.
-- `root` and `link` are functions of the program that runs this.
ALTER TABLE entries ADD COLUMN link BLOB;
CREATE TABLE heads (
    table_id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    link BLOB NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,
    gone_link BLOB
) WITHOUT ROWID;
WITH RECURSIVE chain (table_id, seq, link) AS (
    SELECT table_id, seq, link(root(table_id), entry) FROM entries AS first
    WHERE seq = (SELECT min(seq) FROM entries WHERE table_id = first.table_id)
    UNION ALL
    SELECT table_id, entries.seq, link(chain.link, entry) FROM chain JOIN entries USING (table_id)
    WHERE entries.seq = chain.seq + 1
)
UPDATE entries SET link = chain.link FROM chain WHERE entries.table_id = chain.table_id AND entries.seq = chain.seq;
INSERT INTO heads (table_id, seq, link, gone, gone_link)
SELECT ends.table_id, ends.last, coalesce(link, x''), ends.first - 1,
    CASE WHEN ends.first > 1 THEN root(ends.table_id) END
FROM (SELECT table_id, min(seq) AS first, max(seq) AS last FROM entries GROUP BY table_id) AS ends
JOIN entries ON entries.table_id = ends.table_id AND entries.seq = ends.last;
CREATE TRIGGER entries_head AFTER INSERT ON entries BEGIN
    INSERT INTO heads (table_id, seq, link) VALUES (new.table_id, new.seq, new.link)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, link = excluded.link;
END;
-- What a table was after an entry, so that not all of its log has to be played again. Never the truth: a snapshot that
-- is missing, old or damaged is made anew.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    link BLOB NOT NULL,
    proof BLOB NOT NULL,
    state BLOB NOT NULL
);
-- Entries are deleted from the first on, when a table is; any others that go are missed.
CREATE TRIGGER entries_gone AFTER DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM entries WHERE table_id = old.table_id AND seq < old.seq) BEGIN
    UPDATE heads SET gone = old.seq, gone_link = old.link WHERE table_id = old.table_id;
    DELETE FROM heads WHERE table_id = old.table_id AND seq = old.seq;
    DELETE FROM snapshots WHERE table_id = old.table_id;
END;
-- A profile gets a checksum, too, whatever changes it.
ALTER TABLE profiles ADD COLUMN proof BLOB;
CREATE TRIGGER profiles_kept AFTER INSERT ON profiles BEGIN
    UPDATE profiles SET proof = link(CAST(profile_id || ' ' || version || ' ' || changed AS BLOB), coalesce(document, x''))
    WHERE profile_id = new.profile_id;
END;
CREATE TRIGGER profiles_changed AFTER UPDATE OF version, changed, document ON profiles BEGIN
    UPDATE profiles SET proof = link(CAST(profile_id || ' ' || version || ' ' || changed AS BLOB), coalesce(document, x''))
    WHERE profile_id = new.profile_id;
END;
UPDATE profiles SET changed = changed;
