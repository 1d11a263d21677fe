"""Words from outside in our own sentences: on one line, without codes that a terminal obeys, and not too long."""

from __future__ import annotations

LONGEST_WORD = 40
LONGEST_LINE = 200


def printable(text: str) -> str:
    """The text with everything that is no letter, sign or space written out, as ``repr`` would."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)


def cut(text: str) -> str:
    """Its beginning, if it is long."""
    return text if len(text) <= LONGEST_WORD else f"{text[:LONGEST_WORD]}…"


def quoted(word: object) -> str:
    """A word from outside, in quotation marks; a long one is cut."""
    return repr(cut(word)) if isinstance(word, str) else cut(repr(word))


def one_line(text: str) -> str:
    """A message that may repeat what somebody else wrote."""
    clean = printable(text)
    return clean if len(clean) <= LONGEST_LINE else f"{clean[: LONGEST_LINE - 1]}…"
