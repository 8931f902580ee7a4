-- Every entry gets a checksum of itself and of all before it, and every table a head: the number and the checksum of
-- its last entry, by which a lost end is noticed. `gone` entries were deleted; what comes next is bound to `gone_link`.
CREATE FUNCTION root(name text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT substring(sha256(convert_to(name, 'UTF8')) FOR 16) $$;
CREATE FUNCTION link(before bytea, entry bytea) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT substring(sha256(before || entry) FOR 16) $$;
ALTER TABLE entries ADD COLUMN link bytea;
-- A head is rewritten in place with every entry, so its page keeps room for that.
CREATE TABLE heads (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    seq bigint NOT NULL,
    link bytea NOT NULL,
    gone bigint NOT NULL DEFAULT 0,
    gone_link bytea
) WITH (fillfactor = 50);
WITH RECURSIVE chain (table_id, seq, link) AS (
    SELECT table_id, seq, link(root(table_id), entry) FROM entries AS first
    WHERE seq = (SELECT min(seq) FROM entries WHERE table_id = first.table_id)
    UNION ALL
    SELECT entries.table_id, entries.seq, link(chain.link, entry) FROM chain
    JOIN entries ON entries.table_id = chain.table_id AND entries.seq = chain.seq + 1
)
UPDATE entries SET link = chain.link FROM chain WHERE entries.table_id = chain.table_id AND entries.seq = chain.seq;
INSERT INTO heads (table_id, seq, link, gone, gone_link)
SELECT ends.table_id, ends.last, coalesce(entries.link, ''), ends.first - 1,
    CASE WHEN ends.first > 1 THEN root(ends.table_id) END
FROM (SELECT table_id, min(seq) AS first, max(seq) AS last FROM entries GROUP BY table_id) AS ends
JOIN entries ON entries.table_id = ends.table_id AND entries.seq = ends.last;
-- Servers of the version before, which know nothing of checksums, may go on beside newer ones until they are replaced.
CREATE FUNCTION link_unlinked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.link = link(coalesce((SELECT link FROM heads WHERE table_id = NEW.table_id), root(NEW.table_id)), NEW.entry);
    RETURN NEW;
END $$;
CREATE TRIGGER entries_linked BEFORE INSERT ON entries
    FOR EACH ROW WHEN (NEW.link IS NULL) EXECUTE FUNCTION link_unlinked();
CREATE FUNCTION move_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO heads (table_id, seq, link) SELECT table_id, seq, link FROM fresh ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, link = excluded.link;
    RETURN NULL;
END $$;
CREATE TRIGGER entries_head AFTER INSERT ON entries
    REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION move_head();
-- What a table was after an entry, so that not all of its log has to be played again. Never the truth: a snapshot that
-- is missing, old or damaged is made anew.
CREATE TABLE snapshots (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    seq bigint NOT NULL,
    link bytea NOT NULL,
    proof bytea NOT NULL,
    state bytea NOT NULL
);
-- Entries are deleted from the first on, when a table is; any others that go are missed.
CREATE FUNCTION cut_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    WITH cut AS (
        SELECT DISTINCT ON (table_id) table_id, seq, link FROM removed ORDER BY table_id, seq DESC
    ), first AS (
        SELECT * FROM cut WHERE NOT EXISTS
        (SELECT 1 FROM entries WHERE entries.table_id = cut.table_id AND entries.seq < cut.seq)
    ), unread AS (
        DELETE FROM snapshots USING first WHERE snapshots.table_id = first.table_id
    ), ended AS (
        DELETE FROM heads USING first WHERE heads.table_id = first.table_id AND heads.seq = first.seq
    )
    UPDATE heads SET gone = first.seq, gone_link = first.link FROM first
    WHERE heads.table_id = first.table_id AND heads.seq > first.seq;
    RETURN NULL;
END $$;
CREATE TRIGGER entries_gone AFTER DELETE ON entries
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION cut_log();
-- A profile gets a checksum, too, whatever changes it.
ALTER TABLE profiles ADD COLUMN proof bytea;
CREATE FUNCTION prove_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.proof = link(convert_to(NEW.profile_id || ' ' || NEW.version || ' ' || NEW.changed, 'UTF8'),
        coalesce(NEW.document, ''));
    RETURN NEW;
END $$;
CREATE TRIGGER profiles_changed BEFORE INSERT OR UPDATE ON profiles
    FOR EACH ROW EXECUTE FUNCTION prove_profile();
UPDATE profiles SET changed = changed;
