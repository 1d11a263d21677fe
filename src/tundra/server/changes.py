"""What changed between two JSON values that one viewer was shown, from the bytes of both and nothing else.

A change is a list or an object. ``[value]``: the value is new. ``[]``: there is none any more; in a list, nothing
after it either. ``{"key": change}``: these members changed, or these items of a list by their numbers, the rest stayed.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Raw

OBJECT = msgspec.json.Decoder(dict[str, Raw])
LIST = msgspec.json.Decoder(list[Raw])


# Seats see mostly the same, so what one of them is told is soon asked for again.
@lru_cache(maxsize=256)
def change(was: bytes, now: bytes) -> bytes:
    """The shorter of two ways: member by member, or the whole again."""
    whole = b"[%b]" % now
    if was[:1] == now[:1] == b"{":
        parts = object_change(OBJECT.decode(was), OBJECT.decode(now))
    elif was[:1] == now[:1] == b"[":
        parts = list_change(LIST.decode(was), LIST.decode(now))
    else:
        return whole
    return whole if parts is None or len(parts) >= len(whole) else parts


def object_change(was: dict[str, Raw], now: dict[str, Raw]) -> bytes | None:
    """None when the members that stayed are in another order, or new ones stand before them."""
    stayed = [key for key in was if key in now]
    if list(now)[: len(stayed)] != stayed:
        return None
    said = [(key, b"[]") for key in was if key not in now]
    for key, value in now.items():
        before = was.get(key)
        if before is None:
            said.append((key, b"[%b]" % bytes(value)))
        elif before != value:
            said.append((key, change(bytes(before), bytes(value))))
    return b"{%b}" % b",".join(b"%b:%b" % (msgspec.json.encode(key), part) for key, part in said)


def list_change(was: list[Raw], now: list[Raw]) -> bytes:
    said = [
        (place, change(bytes(before), bytes(value)))
        for place, (before, value) in enumerate(zip(was, now, strict=False))
        if before != value
    ]
    said += [(place, b"[%b]" % bytes(now[place])) for place in range(len(was), len(now))]
    if len(now) < len(was):
        said.append((len(now), b"[]"))
    return b"{%b}" % b",".join(b'"%d":%b' % item for item in said)


def changed(was: object, change: object) -> object:
    """The other half, as a browser does it: the value after a change. ``was`` stays as it is."""
    if isinstance(change, list):
        return change[0]
    assert isinstance(change, dict)
    if isinstance(was, list):
        return changed_list(was, change)
    assert isinstance(was, dict)
    now = {key: value for key, value in was.items() if change.get(key) != []}
    return now | {key: changed(was.get(key), part) for key, part in change.items() if part != []}


def changed_list(was: list[object], change: dict[str, object]) -> list[object]:
    now = list(was)
    for place, part in ((int(key), part) for key, part in change.items()):
        if part == []:
            del now[place:]
        elif place < len(was):
            now[place] = changed(was[place], part)
        else:
            now.append(changed(None, part))
    return now
