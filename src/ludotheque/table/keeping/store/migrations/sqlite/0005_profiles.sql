-- What people let a server remember for them, by the SHA-256 of a key that they alone have. One that was forgotten keeps
-- its place without a document, so that other devices learn of it.
CREATE TABLE profiles (
    profile_id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    document BLOB
);
CREATE INDEX profiles_by_change ON profiles (changed);
