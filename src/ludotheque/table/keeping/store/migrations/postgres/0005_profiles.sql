-- What people let a server remember for them, by the SHA-256 of a key that they alone have. One that was forgotten keeps
-- its place without a document, so that other devices learn of it.
CREATE TABLE profiles (
    profile_id text COLLATE "C" NOT NULL PRIMARY KEY,
    version bigint NOT NULL,
    changed bigint NOT NULL,
    document bytea
);
CREATE INDEX profiles_by_change ON profiles (changed);
