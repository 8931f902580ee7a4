"""How tables are named, and how a guest is known again: by secrets that nobody can guess."""

import hashlib

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a table's name: none that look alike."""
NAME_LENGTH = 12


def new_name(secret: str) -> str:
    """The name of a new table, which nobody can guess."""
    digest = hashlib.sha256(secret.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:NAME_LENGTH])


def token_hash(token: str) -> str:
    """What the log keeps of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()
