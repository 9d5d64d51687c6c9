"""Tokens, codes and seeds: everything that must not be guessed.

A token is `guest.secret`; the store has the SHA-256 of the secret alone, and comparing takes the same time
whatever is sent. A secret has 256 random bits, so a plain hash is enough.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: they look like digits
CODE_LENGTH = 6
SEED_BYTES = 32
ID_BYTES = 12


def new_id() -> str:
    """A public name for a guest, a table or a game: 96 bits, letters and digits."""
    return secrets.token_hex(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether this can be such a name: nothing else is looked for in a database."""
    return len(text) == 2 * ID_BYTES and text.isascii() and text.isalnum()


def new_secret() -> str:
    """The secret half of a token."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What the store keeps of a secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def matches(secret: str, stored: str) -> bool:
    """Whether a secret is the one whose digest was stored, in constant time."""
    return hmac.compare_digest(digest(secret), stored)


def place(table: str, address: str) -> str:
    """What a table remembers of an address: enough to know it again, and nothing to anybody else."""
    return sha256(f"{table} {address}".encode()).hexdigest()[:16] if address else ""


def new_code() -> str:
    """Six letters to tell a friend."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this can be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def new_seed() -> bytes:
    """The seed of a deal."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the deal: whoever has it can check the seed afterwards."""
    return sha256(seed).hexdigest()
