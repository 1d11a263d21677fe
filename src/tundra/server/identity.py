"""Who is who without accounts: signed cookies, and the secrets of chairs, all made from one key."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode

COOKIE = "tundra"
COOKIE_SECONDS = 2 * 365 * 24 * 3600
LONGEST_NAME = 24
LONGEST_COOKIE = 120
TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LONGEST_TABLE_ID = 20


class Signer:
    """Signs with one key for different purposes, so that a signature for one is useless for another."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_cookie(self) -> tuple[str, str]:
        """A new identity and the cookie that proves it."""
        who = secrets.token_hex(12)
        return who, self.cookie(who)

    def cookie(self, who: str) -> str:
        return f"{who}.{self._sign('person', who)}"

    def person(self, cookie: str | None) -> str | None:
        """The identity this cookie proves, if it does."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        who, _, signature = cookie.partition(".")
        return who if self._matches(signature, self._sign("person", who)) else None

    def chair_key(self, table: str, seat: int) -> str:
        """The secret of a chair. It is derived, so it is stored nowhere."""
        return self._sign("chair", f"{table}/{seat}")

    def opens_chair(self, key: str, table: str, seat: int) -> bool:
        return self._matches(key, self.chair_key(table, seat))

    def code_key(self, code: str) -> str:
        """What is kept of a code for another device."""
        return self._sign("code", code)

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(
            self._key, f"{purpose}:{text}".encode("utf-8", "surrogatepass"), hashlib.sha256
        )
        return urlsafe_b64encode(digest[:18]).decode()

    @staticmethod
    def _matches(given: str, right: str) -> bool:
        """In constant time, and for any text at all."""
        return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), right.encode())


def new_table_id() -> str:
    """Short enough to read aloud, long enough that nobody finds a table by trying."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))


def new_code() -> str:
    """For another device: typed from one screen into the other, and never found by trying."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))


def is_table_id(text: str) -> bool:
    return 0 < len(text) <= LONGEST_TABLE_ID and set(text) <= set(TABLE_LETTERS)


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """One line of ordinary characters: no control, no direction marks, no runs of spaces."""
    normal = unicodedata.normalize("NFC", text)
    kept = (
        " " if letter.isspace() else letter
        for letter in normal
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    return " ".join("".join(kept).split())[:longest].strip()
